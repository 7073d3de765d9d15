### 게임에 앉은 사람: 이름, 접속 여부, 주인이 바뀐 자리, 차례.

people-you = 나
people-this-screen = 이 화면
people-here = 접속 중
people-away = 자리 비움
people-bots = 봇 { $n }명
people-bot-for = { $bot } ({ $name } 대신)

## 이름

people-name = 이름
people-name-hint = 함께 하는 사람에게 보입니다.
people-name-skip = 이름 없이
people-name-question = 이름이 무엇인가요?
people-welcome = 어서 오세요
people-invited = 이 게임에 당신의 자리가 있습니다: { $title }
people-sit-down = 앉기

## 봇에게 넘어간 자리

people-handed-over = 이제 봇이 당신의 자리를 맡습니다: { $bot }
people-handed-over-text = 계속 지켜볼 수 있습니다. 다시 하고 싶으면 호스트에게 자리를 돌려 달라고 하세요.
people-handed-over-host = 지켜보다가 언제든지 자리를 되찾을 수 있습니다.
people-take-seat-back = 되찾기
people-ask-back = 돌려 달라고 하기
people-asked-back = 호스트에게 자리를 돌려 달라고 했습니다.
people-asks-back = 봇이 맡은 자리를 되찾고 싶어 합니다: { $name }
people-give-back = 돌려주기
people-keep-bot = 봇에게 맡기기

## 힌트와 복기

advice-choice = 게임 중 힌트와 복기
advice-choice-no = 없음
advice-choice-agree = 모두가 동의하면
advice-choice-yes = 허용
advice-barred = 게임이 끝난 뒤
advice-rule-no = 이 게임에서는 끝날 때까지 힌트와 복기를 쓸 수 없습니다.
advice-rule-agree = 이 게임에서는 모두가 동의해야 힌트와 복기를 쓸 수 있습니다.
advice-rule-yes = 이 게임에서는 누구나 힌트와 복기를 쓸 수 있습니다.

## 내 차례

people-your-turn = 당신 차례입니다
people-title-your-turn = ● 당신 차례 · { $title }
people-calling = 내 차례가 되면
people-volume = 소리 크기
people-no-sound = 소리 없음
people-try-sound = 들어 보기
people-notices = 브라우저 알림
people-notices-hint = 이 창이 보이지 않을 때만 알립니다.
people-notices-refused = 브라우저가 이 페이지의 알림을 막고 있습니다. 브라우저 설정에서 허용할 수 있습니다.
people-notices-never = 이 브라우저는 이 페이지의 알림을 표시하지 않습니다.
