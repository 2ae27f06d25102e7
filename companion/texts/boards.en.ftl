# What can be wrong with an owner’s board.

board-unknown = There is no board { $name } in this box. Choose one from the list.
