### People at a table: names, who is here, seats that change hands, whose turn it is.

people-you = you
people-this-screen = this screen
people-here = here now
people-away = not here now
people-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
people-bot-for = { $bot } for { $name }

## Names

people-name = Your name
people-name-hint = The others at the table see it.
people-name-skip = No name
people-name-question = What is your name?
people-welcome = Welcome to the table
people-invited = You have a seat in this game: { $title }.
people-sit-down = Sit down

## Seats that a bot gets

people-handed-over = A bot has your seat now: { $bot }.
people-handed-over-text = You can keep watching. If you want to play on, ask the host for your seat.
people-handed-over-host = You can watch, and take the seat back whenever you like.
people-take-seat-back = Take it back
people-ask-back = Ask for it back
people-asked-back = You have asked the host for your seat.
people-asks-back = { $name } would like to have the seat back from the bot.
people-give-back = Give it back
people-keep-bot = Keep the bot

## Hints and review

advice-choice = Hints and review during the game
advice-choice-no = No
advice-choice-agree = If everybody agrees
advice-choice-yes = Yes
advice-barred = After the game
advice-rule-no = No hints or review at this table until the game is over.
advice-rule-agree = Hints and review at this table only if everybody agrees.
advice-rule-yes = Everybody at this table may use hints and review.

## Your turn

people-your-turn = It is your turn
people-title-your-turn = ● Your turn · { $title }
people-calling = When it is your turn
people-volume = Volume of sounds
people-no-sound = No sounds
people-try-sound = Try it
people-notices = Notices from the browser
people-notices-hint = Only while this window is out of sight.
people-notices-refused = Your browser blocks notices from this page. You can allow them in the browser's settings.
people-notices-never = Your browser shows no notices from this page.
