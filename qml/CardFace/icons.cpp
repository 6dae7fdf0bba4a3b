// The library holds resources only; a library needs a source.
namespace mw::face {
extern const int iconResources;
const int iconResources = 1;
} // namespace mw::face
