# The first-game coach: one sentence or two, said once

ui-coach-read = Got it
ui-coach-enough = No more
ui-coach-start = { $act }: this button names what comes next.
ui-coach-show = Turn up the top card and hold it to the camera.
ui-coach-done = Do this with the real cards, then touch { $big }.
ui-coach-hold = Something is wrong? Hold a finger on it and set it right.
ui-coach-undo = { ui-undo } takes back one action after the other.
ui-coach-words = A word with a dotted line has rules. Touch it.
ui-coach-choose = { $big } opens all you can do now and spends nothing.
ui-coach-alien-play = Lay your cards one by one. What they give adds up below.
ui-coach-alien-goal = This is what you play for: touch it, and it says what to do.
ui-coach-alien-scan = The eye is a scan: pay its Attack to see the card.
ui-coach-alien-fight = A lit enemy can be fought: pay the Attack it shows.
ui-coach-alien-recruit = A lit card in the HQ joins your deck: pay its Recruit.
ui-coach-alien-danger = Enemies in the Combat Zone strike when your turn ends.
ui-coach-alien-strike = Damage stays until it is healed. All cells full is death.
ui-coach-alien-facehugger = Kill the Facehugger this turn or next, or it is too late.
ui-coach-alien-hazard = A hazard has happened. Touch the objective to read it.
ui-coach-alien-last-chance = Last turn to kill this Facehugger: do that first.
ui-coach-alien-end = { $act }: points that are left over are lost.
ui-coach-alien-objective = The objective is reached. Touch it to go on.
