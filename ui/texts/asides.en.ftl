# What can be done about a card beside the game: few words, for small buttons.
ui-aside-label = Stick a label on it now
ui-aside-label-shown = It has the label shown just now
ui-aside-label-none = Not now
ui-aside-wait = Show the fresh label
ui-aside-unlabel = Take the label off again
ui-aside-count = How many of this one are there?
ui-aside-count-brief = How many?
ui-aside-picture = Take its photo
ui-aside-effect = { $card }: { $effect }
ui-aside-effect-of = { $card }: as printed?
ui-aside-effect-right = As printed
ui-aside-effect-wrong = Differs
ui-effect-hearsay = Others have told this. Does the card say so?
ui-aside-more = About this card
ui-aside-picture-again = New photo
ui-tool-about = About a card
ui-tool-about-sub = what it does, label, photo

# Who does what a card says, on its page at the table.
ui-does-automated = The app does this by itself.
ui-does-asked = The app does this, and asks for what it does not know.
ui-does-by-hand = Do what the card says: the tools below help.

# Pictures of cards.
ui-new-photo = New photo
ui-no-photo = No picture was taken
ui-way-pictures = By picture
ui-way-pictures-sub = Find a card by how it looks
ui-pictures = By picture
ui-pictures-none = No card has a picture yet. They are taken by themselves while you play with a camera.
ui-pictures-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }

# Questions with a likely answer.
ui-say-yes = Yes: { $what }
ui-larger-number = A larger number
