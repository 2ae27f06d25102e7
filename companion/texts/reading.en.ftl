# What `companion read` says of pictures.

read-line = { $image }: { $says }
read-no-such-reader = There is no reader called '{ $name }'; there are { $names }.
read-no-code = no code found
read-tiny = The picture has only { $size } pixels, in which no code has room. Take a larger one.
read-ours = ours
read-marks = table marks: { $numbers }
read-no-mark = no table mark
read-dice = dice: { $dice }
read-no-die = no die
read-die = { $colour ->
    [white] white
    [black] black
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [orange] orange
    [purple] purple
    [pink] pink
    [brown] brown
    [gray] gray
    [ivory] ivory
   *[other] other
  } { $face }
