# One sentence for each rule of the house that a player can meet.

rule-TABLE-ASK-01 = Only the question that is open now can be answered.
rule-TABLE-ASK-02 = The answer must be one that the question allows; what the table knows better is set right with the tools.
rule-TABLE-ASK-03 = While a question is open the game waits for its answer; corrections can still be made.
rule-TABLE-ASK-04 = What one player is asked in private, or has to choose against the others, nobody answers for them.
rule-TABLE-TOOL-01 = A correction can use only the cards, places and numbers that this game has.
rule-TABLE-KEEP-01 = A deck can be kept by faces or backs at any time, read by reading it, and by the app only when it was read and all its cards are known.
rule-TABLE-MOVE-01 = A card goes where a move of the game takes it; anything else is a correction by the table.
