# Dice that the camera has seen.
dice-live = The dice are looked at.
dice-missing = { $count ->
    [one] { $dice } is missing.
   *[other] { $dice } are missing.
  }
dice-too-many = { $count ->
    [one] { $dice } too many lies in the tray.
   *[other] { $dice } too many lie in the tray.
  }
dice-in-doubt = { $count ->
    [one] The camera is not sure of one die.
   *[other] The camera is not sure of { $count } dice.
  }
dice-and = { $some } and { $others }
dice-of = { $colour ->
    [white] { $count ->
        [one] one white die
       *[other] { $count } white dice
      }
    [red] { $count ->
        [one] one red die
       *[other] { $count } red dice
      }
    [black] { $count ->
        [one] one black die
       *[other] { $count } black dice
      }
    [blue] { $count ->
        [one] one blue die
       *[other] { $count } blue dice
      }
    [green] { $count ->
        [one] one green die
       *[other] { $count } green dice
      }
    [yellow] { $count ->
        [one] one yellow die
       *[other] { $count } yellow dice
      }
   *[other] { $count ->
        [one] one die of another colour
       *[other] { $count } dice of other colours
      }
  }
