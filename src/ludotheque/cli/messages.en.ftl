choose = Your choice, by number or notation (help for more):
help =
    A number or its notation plays that action. Besides:
      why ACTION   which rule forbids an action
      hint         what a strong player would do
      undo         take your last action back
      board        the position again
      tell         the position in words
      position     the position in the notation
      save FILE    write the record of the game to a file
      quit         leave
legal = Nothing forbids it.
refused = Rule { $rule } forbids it.
unread = I do not understand “{ $text }”.
why-what = Say which action: why ACTION, by number or notation.
no-number = There is no choice { $number }.
hint = { $action } ({ $label })
hint-worth = { $action } ({ $label }): { $value ->
    [win] a win in { $plies } more
    [loss] a loss in { $plies } more
   *[draw] a draw in { $plies } more
}
undone = Taken back.
no-undo = There is nothing you may take back.
saved = The record is in { $file }.
curtain = Seat { $seat } ({ $name }) is next: press Enter when nobody else looks.
over = The game is over.
rank = { $rank }. { $name } ({ $side })
asides = Also possible:
thinking = Preparing the computer players
hidden = Not while the game goes on: it would show what you may not know.
write = Your words, at most { $most } characters:
company = { $name } ({ $side }, { $level }): { $about }
