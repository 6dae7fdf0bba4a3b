import Meeplewright.Theme

// Brass, ink and paper: the look that the program has anyway.
GameLook {
    dark: Theme.dark
}
