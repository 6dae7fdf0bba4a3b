import Meeplewright.Theme

// The look that the program has anyway.
GameLook {
    dark: Theme.dark
}
