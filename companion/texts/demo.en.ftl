# The evening that plays itself: what is told around it.

demo-not-done = not done: { $what }. { $rule } ({ $id })
demo-evening = The evening
demo-over = { $outcome ->
    [won] won
    [lost] lost
    [evil] won by the traitor
    [drawn] a draw
   *[other] given up: { $moves } moves did not end it,
  } after { $turns } turns, { $blows }
demo-StrikeDrawn = { $n ->
    [one] 1 strike drawn
   *[other] { $n } strikes drawn
  }
demo-Overran = { $n ->
    [one] 1 overrun
   *[other] { $n } overruns
  }
demo-touches = a turn: { $decisions } decisions, { $shows } shows, { $upkeep } upkeep touches
demo-refused = { $refused ->
    [one] 1 refusal
   *[other] { $refused } refusals
  }, { $steps } steps published
demo-took = a step took { $median } ms (p99 { $rare } ms), durable write included
demo-to-light = card under the camera to light: { $median } ms (median)
demo-lights = { $shows } light shows, { $tones } tones, { $frames } frames
demo-heard = { $sounds } sounds, { $sentences } sentences for a voice
demo-pictures = { $count } pictures of the screens: { $folder }
demo-drawing = Drawing
