# Settings: groups, rows, and what each of them can be.
ui-settings = Settings
ui-home-settings-sub = Language, text, rules
ui-menu-settings = Settings
ui-settings-type = Language and text
ui-settings-colours = Colours and motion
ui-settings-heard = Sound, voice, lights
ui-settings-table = At the table
ui-settings-take = Take this
ui-settings-percent = { $value }%
ui-settings-seconds = { $count ->
    [0] off: wait for a touch
    [one] 1 second
   *[other] { $count } seconds
  }
ui-settings-language = Language
ui-settings-text-scale = Size of the text
ui-settings-diagonal-in = Size of this screen
ui-settings-inches = { $inches } inches
ui-settings-inches-likely = { $inches } inches, not measured
ui-settings-hold-card = Hold a card here: one edge on the left line. Pull the right line to its other edge.
ui-settings-narrower = narrower
ui-settings-wider = wider
ui-settings-flat = Lies on the table
ui-settings-flat-sub = questions turn to the person they ask
ui-settings-strip-turns = The keys at the foot turn
ui-settings-strip-turns-sub = to whoever’s turn it is, when the screen lies flat
ui-settings-vision = Colours for my eyes
ui-settings-vision-usual = Original
ui-settings-vision-usual-sub = the colours of each game
ui-settings-vision-deutan = Green-weak
ui-settings-vision-deutan-sub = greens and reds look alike (deutan)
ui-settings-vision-protan = Red-weak
ui-settings-vision-protan-sub = reds look dark (protan)
ui-settings-vision-tritan = Blue-weak
ui-settings-vision-tritan-sub = blues and greens look alike (tritan)
ui-settings-ground = Light or dark
ui-settings-ground-usual = Original
ui-settings-ground-usual-sub = each game its own way
ui-settings-ground-dark = Light on dark
ui-settings-ground-dark-sub = for the evening
ui-settings-ground-light = Dark on light
ui-settings-ground-light-sub = for daylight, like paper
ui-settings-reduced-motion = No motion
ui-settings-reduced-motion-sub = nothing slides or breathes
ui-settings-volume = Volume
ui-settings-sounds = More about sound and voice
ui-settings-lights = Lights: try and test
ui-settings-new-games = for games to come
ui-settings-enforcement = When a move is not allowed
ui-settings-custody = How decks are kept
ui-settings-dice-by = Who rolls the dice
ui-settings-dice-by-app = The app
ui-settings-dice-by-app-sub = at once, and shows the roll
ui-settings-dice-by-table = You, at the table
ui-settings-dice-by-table-sub = the camera reads them, or you tap them
ui-settings-window-s = Time to react
ui-settings-coach = First-game help
ui-settings-coach-sub = explains what is new, step by step
ui-settings-sample-title = Your turn
ui-settings-sample-body = Recruit, scan or fight.
ui-settings-sample-caption = Combat Zone
ui-settings-moments-s = Strikes and deaths stay
ui-settings-moments = { $count ->
    [0] Until somebody touches them
   *[other] { $count } seconds
}
