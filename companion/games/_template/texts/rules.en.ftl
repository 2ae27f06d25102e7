# Night Ferry: one sentence for each rule that a player can meet.

rule-TPL-SETUP-01 = One to four players ride the ferry, and one of them begins.
rule-TPL-SETUP-02 = River, supplies, roles and pieces are needed, enough for everybody.
rule-TPL-SETUP-03 = The game is played in the standard way or by night.
rule-TPL-TURN-01 = Only the player at turn acts.
rule-TPL-TURN-02 = The river drifts once, at the beginning of the turn.
rule-TPL-TURN-03 = Cards are played and boats are rowed after the river has drifted.
rule-TPL-PLAY-01 = Three cards may be played in a turn.
rule-TPL-PLAY-02 = Only a card of your own hand can be played.
rule-TPL-CROSS-01 = A player rows once in a turn.
rule-TPL-CROSS-02 = There are only the near shore and the far shore.
rule-TPL-CROSS-03 = The ferry goes from the near shore to the far shore, and nobody rows back.
rule-TPL-LIGHT-01 = No more than five lanterns can burn.
rule-TPL-LIGHT-02 = Lighting a lantern costs two power.
rule-TPL-LOOK-01 = Only a card that lies hidden in the channel could be looked at.
rule-TPL-LOOK-02 = Hidden cards stay hidden; a Lamp shows one to its owner.
rule-TPL-ROLE-01 = A role is turned up once.
rule-TPL-BACK-01 = A back can be shown only for a hidden card that it could be.
rule-TPL-LATE-01 = What was forgotten can be made good later, as long as a lantern burns.
rule-TPL-OVER-01 = After the end nothing more is done.
