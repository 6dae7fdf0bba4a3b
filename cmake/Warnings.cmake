# mw_warnings: what every target of ours compiles with.
add_library(mw_warnings INTERFACE)
target_compile_options(mw_warnings INTERFACE
    -Wall -Wextra -Wshadow -Wconversion -Wno-sign-conversion -Wnon-virtual-dtor -Wunused -Woverloaded-virtual
    $<$<BOOL:${MW_WERROR}>:-Werror>)
if(MW_SANITIZE)
    add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    add_link_options(-fsanitize=address,undefined)
endif()
if(MW_FUZZERS)
    add_compile_options(-fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    add_link_options(-fsanitize=address,undefined)
endif()

# mw_qt: the same for targets that use Qt.
add_library(mw_qt INTERFACE)
target_link_libraries(mw_qt INTERFACE mw_warnings)
target_compile_definitions(mw_qt INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH
    QT_NO_CONTEXTLESS_CONNECT QT_DISABLE_DEPRECATED_BEFORE=0x060400)
