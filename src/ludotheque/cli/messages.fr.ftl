choose = Votre choix, par numéro ou notation (help pour l'aide) :
help =
    Un numéro ou sa notation joue ce coup. De plus :
      why ACTION   quelle règle interdit un coup
      hint         ce que jouerait un fort joueur
      undo         reprendre votre dernier coup
      board        revoir la position
      tell         la position en toutes lettres
      position     la position en notation
      save FICHIER écrire la partie dans un fichier
      quit         partir
legal = Rien ne l'interdit.
refused = La règle { $rule } l'interdit.
unread = Je ne comprends pas « { $text } ».
why-what = Dites quel coup : why ACTION, un numéro ou sa notation.
no-number = Il n'y a pas de choix { $number }.
hint = { $action } ({ $label })
hint-worth = { $action } ({ $label }) : { $value ->
    [win] gain en encore { $plies }
    [loss] perte en encore { $plies }
   *[draw] nulle en encore { $plies }
}
undone = Coup repris.
no-undo = Il n'y a rien que vous puissiez reprendre.
saved = La partie est écrite dans { $file }.
curtain = À la place { $seat } ({ $name }) de jouer : Entrée quand personne d'autre ne regarde.
over = La partie est terminée.
rank = { $rank }. { $name } ({ $side })
asides = Possible aussi :
thinking = Préparation des joueurs automatiques
hidden = Pas en cours de partie : cela montrerait ce que vous ne devez pas savoir.
write = Vos mots, { $most } caractères au plus :
company = { $name } ({ $side }, { $level }) : { $about }
