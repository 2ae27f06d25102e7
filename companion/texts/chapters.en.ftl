# What the rules of the house are about.
chapter-TABLE = The app at the table

# What was decided about rules beside the game.
kept-now-rule = { $rule } from now on: { $how }
