# The first-game coach: one sentence or two, said once

ui-coach-read = Got it
ui-coach-enough = No more tips
ui-coach-start = The large button always does the most likely next thing, and says what that is.
ui-coach-show = Turn up the top card and hold it to the camera. Without a camera, tap its name in the list.
ui-coach-done = Do this with the real cards first. Then press the large button.
ui-coach-hold = Something is wrong on the screen? Hold a finger on the number, card or place and set it right.
ui-coach-undo = Nothing is lost: Undo takes back one action after the other, as far as the beginning.
ui-coach-words = A word with a dotted line has rules. Tap it to read them.
ui-coach-alien-play = Lay your cards down one after the other and show each. What they give adds up in the shapes below.
ui-coach-alien-scan = A hidden card can be looked at: a scan costs the Attack that stands beside the eye. Tap the card.
ui-coach-alien-fight = An outlined enemy can be defeated now: tap it and pay the Attack that stands in its pentagon.
ui-coach-alien-recruit = An outlined card in the HQ can be recruited: it costs Recruit and goes to your discards.
ui-coach-alien-danger = Enemies in the Combat Zone strike you at the end of your turn. What you defeat first cannot.
ui-coach-alien-strike = A strike with damage stays until it is healed. Whoever’s damage reaches their health dies.
ui-coach-alien-facehugger = A facehugger: whoever’s turn it is can kill it, now and in the whole next turn. Then it is too late.
ui-coach-alien-hazard = A hazard of this place has happened: its triangle is filled now. Do what it says.
ui-coach-alien-last-chance = The last turn in which this facehugger can be killed: it goes before everything else.
ui-coach-alien-end = When you are done, end your turn: points that are left over are gone.
ui-coach-alien-objective = The objective is reached. Tap it to go on to the next one.
