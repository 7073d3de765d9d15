### Signes qu'un coup est peut-être une erreur.

warning-full-price = Ce comptoir coûte { $coins } pièces ; en { $space }, près d'un voisin, il en coûterait { $less }.
warning-power-lost = { $n } Pouvoir sera perdu : vos bols n'ont pas la place.
warning-priests-lost = { $n ->
    [one] 1 prêtre sera perdu : votre réserve est vide.
   *[other] { $n } prêtres seront perdus : votre réserve ne suffit pas.
}
warning-steps-lost = { $n ->
    [one] 1 case d'avance sera perdue : { $cult }.
   *[other] { $n } cases d'avance seront perdues : { $cult }.
}
warning-town-steps-lost = { $n ->
    [one] { $tile } : 1 de ses cases d'avance sera perdue.
   *[other] { $tile } : { $n } de ses cases d'avance seront perdues.
}
warning-better-place = L'emplacement à { $n } cases d'avance est encore libre : { $cult }.
warning-shipping-lost = { $tile } : votre marqueur Navigation ne peut plus avancer.
warning-income-too-late = { $tile } : ses revenus n'arriveront jamais, c'est la dernière manche.
warning-spades-forfeited = { $n ->
    [one] 1 pelle gratuite sera perdue.
   *[other] { $n } pelles gratuites seront perdues.
}
warning-dwelling-left = Une habitation pourrait être construite en { $space } par la même action.
warning-key-left = Une clé hisserait maintenant votre marqueur au sommet : { $cult }.
warning-sacrifice-needless = { $n ->
    [one] 1 jeton Pouvoir est sacrifié sans nécessité.
   *[other] { $n } jetons Pouvoir sont sacrifiés sans nécessité.
}
warning-special-unused = Une action spéciale n'a pas servi : { $tile }.
warning-bonus-missed = 1 case d'avance de plus donnerait le bonus de culte de cette manche : { $cult }.
warning-income-power-lost = { $n } Pouvoir sera perdu au début de la prochaine manche : vos bols n'ont pas la place.
warning-income-priests-lost = { $n ->
    [one] 1 prêtre sera perdu au début de la prochaine manche : votre réserve est vide.
   *[other] { $n } prêtres seront perdus au début de la prochaine manche : votre réserve ne suffit pas.
}
warning-town-left = Une ville pourrait encore être fondée par-dessus une case Rivière.
warning-power-comes-anyway = Vous payez { $vp } PV, mais { $n } Pouvoir viendrait de toute façon au début de la prochaine manche.
warning-power-not-worth-it = Ce Pouvoir coûte { $vp } PV de plus qu'il ne rapporte au décompte final.
warning-free-power-refused = Ce Pouvoir ne coûte rien.
warning-offer-refused = { $n } Pouvoir vous est offert. Agir maintenant, c'est le refuser.
