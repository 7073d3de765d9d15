### Les personnes à table : noms, présence, places qui changent de main, à qui de jouer.

people-you = vous
people-this-screen = cet écran
people-here = présent
people-away = absent
people-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
people-bot-for = { $bot } pour { $name }

## Noms

people-name = Votre nom
people-name-hint = Les autres le voient à la table.
people-name-skip = Sans nom
people-name-question = Comment vous appelez-vous ?
people-welcome = Bienvenue à la table
people-invited = Vous avez une place dans cette partie : { $title }.
people-sit-down = Prendre place

## Places confiées à un bot

people-handed-over = Un bot joue maintenant à votre place : { $bot }.
people-handed-over-text = Vous pouvez continuer à regarder. Pour rejouer, demandez votre place à l'hôte.
people-handed-over-host = Vous pouvez regarder, et reprendre la place quand vous voulez.
people-take-seat-back = Reprendre la place
people-ask-back = Demander la place
people-asked-back = Vous avez demandé votre place à l'hôte.
people-asks-back = { $name } aimerait reprendre sa place au bot.
people-give-back = Rendre la place
people-keep-bot = Garder le bot

## Conseils et analyse

advice-choice = Conseils et analyse pendant la partie
advice-choice-no = Non
advice-choice-agree = Avec l'accord de tous
advice-choice-yes = Oui
advice-barred = Après la partie
advice-rule-no = Ni conseils ni analyse à cette table avant la fin de la partie.
advice-rule-agree = Conseils et analyse à cette table seulement avec l'accord de tous.
advice-rule-yes = Conseils et analyse sont permis à tous à cette table.

## À vous

people-your-turn = C'est à vous
people-title-your-turn = ● À vous · { $title }
people-calling = Quand c'est à vous
people-volume = Volume des sons
people-no-sound = Aucun son
people-try-sound = Essayer
people-notices = Notifications du navigateur
people-notices-hint = Seulement quand cette fenêtre n'est pas visible.
people-notices-refused = Votre navigateur bloque les notifications de cette page. Vous pouvez les permettre dans ses réglages.
people-notices-never = Votre navigateur n'affiche pas de notifications pour cette page.
