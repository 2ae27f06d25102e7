# Achievements.
feat-no-basic = A hand without basics
feat-three-combined = Three classes combined
feat-five-classes = All five classes
feat-hq-alike = One class fills the HQ
feat-hq-rainbow = Five classes in the HQ
event-FeatDone = Achievement of { $name }: { $feat }.
command-ClaimFeat = { $name } claimed: { $feat }
offer-feat = Claim: { $feat }
offer-feat-no-basic = No Specialist and no Grunt in the new hand
offer-feat-five-classes = All five class signs in hand or in front
here-no-such-feat = There is no such achievement.
here-feat-is-seen = Everybody can see this one: the app tells it by itself.
here-feat-done = This was earned already in this game.
here-hand-used = Cards of this hand have been used already.

rule-ALN-SCORE-09 = Scores may be added up over several games.
rule-ALN-ACH-01 = A newly drawn hand without any Specialist or Grunt is an achievement.
rule-ALN-ACH-02 = Switching on abilities of three different classes in one turn is an achievement.
rule-ALN-ACH-03 = All five class signs in your hand or in front of you are an achievement.
rule-ALN-ACH-04 = Five HQ cards of one class are an achievement.
rule-ALN-ACH-05 = Five HQ cards of five classes are an achievement.
rule-ALN-MOVIE-01 = A film brings its Location, its three Objectives and its four characters.
rule-ALN-MOVIE-02 = The films follow each other as they came out; nothing is carried from one game into the next but points.
rule-ALN-MOVIE-04 = Places, Objectives and characters of different films may be mixed.
attempt-ClaimFeat = Claim: { $feat }
