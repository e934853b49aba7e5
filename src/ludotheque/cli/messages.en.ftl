choose = { $count ->
    [1] Your choice:
   *[other] { $name }, your choice:
}
how = Type a number, a notation or a word; ? 1 tells more of 1; help lists the rest.
help =
    Type the number of a choice, its notation, or a part of its words; the letter of a heading opens it. Besides:
      ? CHOICE     what a choice means and would bring
      1; 4; 2      several answers at once, as long as nobody else acts and nothing is drawn
      why ACTION   which rule forbids an action
      hint         what a strong player would do
      undo         take your last action back
      list         all choices, unfolded
      board        the position again
      tell         the position in words
      log          the story from its beginning
      position     the position in the notation, where nothing is hidden
      save FILE    write the game to a file, at any moment: play --resume FILE goes on with it
      quit         leave
legal = Nothing forbids it.
refused = Rule { $rule } forbids it.
unread = I do not understand “{ $text }”.
why-what = Say which: a number, a notation or a part of the words, as in “? 1” or “why 1”.
no-number = There is no choice { $number }.
meant = { $number }. { $label } – Enter to do it, anything else not to:
folded = { " " } ({ $count }, from { $first } on)
hint = { $action } ({ $label })
hint-worth = { $action } ({ $label }): { $value ->
    [win] a win in { $plies } more
    [loss] a loss in { $plies } more
   *[draw] a draw in { $plies } more
}
undone = Taken back.
no-undo = There is nothing you may take back.
saved = The record is in { $file }. What the computer thinks of the game: ludotheque review { $file }
saved-open = The game is in { $file }, with all that is hidden in it: whoever reads the file knows everything. To go on: ludotheque play --resume { $file }
taken = Something else is in { $file } already: take another name.
leave = Save the game before you go? The name of a file, or Enter for no:
resumed = The game goes on after { $steps } steps.
curtain = { $name } is next: press Enter when nobody else looks.
over = The game is over.
rank = { $rank }. { $name } ({ $side })
afterwards = again for another game, save FILE for the record, Enter to leave:
asides = Also possible
at-once = In one go
preparing = Preparing the computer players
thinks = { $name } is thinking
story-cut = … { $count } earlier lines; log tells them all.
hidden = Not while the game goes on: it would show what you may not know.
write = Your words, at most { $most } characters:
company = { $name } ({ $side }, { $level }): { $about }
figure = { $label } { $value }
you = You
player = Player { $number }
level-random = carefree
level-greedy = greedy
level-fair = fair
level-strong = strong
level-best = best
