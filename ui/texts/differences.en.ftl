# Where table and game differ: a list that waits.

ui-differences = The table differs
ui-differences-sub = The game goes on. Nothing here has to be answered.
ui-difference-where = Show me where
ui-difference-tools = Where is it now?
ui-difference-word-sub = The game follows; it can be taken back
ui-difference-dismiss-sub = Quiet until it changes
