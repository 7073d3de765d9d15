### 게임 보드 바깥의 앱: 페이지, 메뉴, 설정, 도움말, 첫 수업, 그리고 생길 수 있는 문제.

## 페이지

shell-name = 미스티카
shell-start = 시작
shell-motto = 땅을 바꾸고, 마을을 세우고, 신앙의 총애를 얻으세요.
shell-way-new = 새 게임
shell-way-new-hint = 봇을 상대로, 한 화면에서, 또는 같은 네트워크의 친구들과
shell-way-new-alone = 봇과, 또는 이 화면 앞에서 함께. 모든 것이 이 브라우저 안에 남습니다.
shell-way-lesson = 수업
shell-way-lesson-hint = 실제 장면으로 조금씩 배우기
shell-way-load = 게임 불러오기
shell-way-load-hint = 저장 파일이나 기보에서
shell-way-help = 규칙과 도움말
shell-way-help-hint = 모든 규칙, 타일, 종족
shell-continue = 이어 하기
shell-untitled = 게임
shell-forget = 잊기: { $title }
shell-forget-text = 이 목록에서 게임을 지웁니다. 링크가 있으면 다시 열 수 있습니다.
shell-forget-keys = 이 목록에서 게임을 지우고, 이 브라우저는 그 자리들의 열쇠를 잊습니다. 계속하려면 호스트의 새 링크나 당신의 다른 기기에서 만든 링크가 필요합니다.
shell-forget-yes = 잊기
shell-show-all = 모두 보기 ({ $n }개)
shell-state-yours = 당신 차례, { $rounds }라운드 중 { $round }라운드
shell-state-waiting = { $rounds }라운드 중 { $round }라운드, 기다리는 중: { $player }
shell-state-over = 끝남
shell-result = { $players }명 중 { $place }위, 승점 { $vp }점
shell-state-closed = 닫힘
shell-state-gone = 서버에 없음
shell-unofficial = 테라 미스티카는 헬게 오스터탁과 옌스 드뢰게뮐러가 만들고 포이어란트 슈필레가 펴낸 게임입니다. 이 앱은 팬이 만든 비공식 구현이며, 그들이 만들거나 승인한 것이 아닙니다. 모든 그림은 직접 그린 것입니다.
shell-version = 미스티카 버전 { $version }
shell-opening = 잠시만요 …
shell-home = 시작 페이지
shell-close = 닫기
shell-cancel = 취소
shell-back-button = 뒤로
shell-try-again = 다시 시도
shell-trouble = 잘되지 않았습니다
shell-advice = 다시 시도하세요. 그대로라면 시작 페이지에서 다시 시작하세요.
shell-advice-offline = 서버가 켜져 있나요? 멈추었거나 네트워크가 끊겼을 수 있습니다. 게임은 보관되어 있습니다.
shell-advice-no-game = 링크를 확인하세요. 잘렸거나, 호스트가 게임을 삭제했을 수 있습니다.
shell-advice-no-part = 서버가 멈추었거나, 페이지를 연 뒤에 앱이 업데이트되었을 수 있습니다. 페이지를 새로고침하세요. 게임은 보관되어 있습니다.
shell-load-again = 페이지 새로고침
shell-link-trouble = 자리로 이어지지 않는 링크입니다
shell-link-kept = 이 브라우저에서 바뀐 것은 없습니다.
shell-advice-no-invitation = 링크가 잘렸거나 호스트가 그사이 새 링크를 만들었을 수 있습니다. 호스트에게 새 링크를 부탁하세요.
shell-advice-seat-taken = 본인이 열었다면 그 브라우저에서 게임을 열고 “자리와 링크”에서 “다른 기기에서 이어 하기”를 고르세요. 아니라면 호스트에게 새 링크를 부탁하세요.
shell-advice-bot-sits = 호스트에게 자리를 사람에게 넘겨 달라고 하세요. 그러면 링크를 쓸 수 있습니다.
shell-advice-unexpected = 다시 시도하세요. 보낸 턴은 모두 보관되므로 게임은 사라지지 않습니다.

## 서버가 없을 때, 새 버전이 있을 때

shell-offline = 서버가 응답하지 않습니다
shell-offline-wait = 서버가 응답하면 미스티카가 저절로 이어집니다. 서버가 멈췄거나 네트워크가 끊겼을 수 있습니다.
shell-offline-works = 그동안 할 수 있는 것
shell-offline-theme = 미스티카의 모양을 고를 수 있습니다.
shell-offline-games = 게임 { $n }개는 안전합니다. 게임은 서버에, 자리의 열쇠는 이 브라우저에 있습니다.
shell-offline-not = 서버가 필요한 것
shell-offline-play = 게임 보기, 플레이, 새 게임
shell-offline-rules = 규칙과 도움말
shell-new-version = 미스티카의 새 버전이 있습니다.
shell-reload = 새로 고침

## 언어, 테마, 설정

shell-language = 언어
shell-theme = 테마
shell-theme-classic = 기본
shell-theme-safe = 색각 배려
shell-theme-dark = 어둡게
shell-settings = 설정
shell-table-settings = 게임 보드
shell-prefer-labels = 지역 이름
shell-prefer-labels-hint = 지도에 F3 같은 이름을 표시합니다.
shell-prefer-warnings = 경고
shell-prefer-warnings-hint = 실수일 수 있는 수를 알려 줍니다.
shell-prefer-motion = 움직임
shell-prefer-motion-hint = 파워, 마커, 건물의 짧은 애니메이션입니다.
shell-prefer-confirm = 턴 확인
shell-prefer-confirm-hint = 완성된 턴을 보내기 전에 묻습니다.
shell-automatic = 묻지 않고 처리
shell-automatic-of = 묻지 않고 처리: { $player }

## 새 게임

shell-kind = 어떤 게임을 할까요?
shell-players = 플레이어
shell-bots = 봇
shell-seats-group = 자리와 이름
shell-sits-here = 이 화면에서
shell-sits-link = 링크로
shell-sits-person = 사람
shell-bot-of = 봇: { $level }
shell-bot-number = { $level } { $n }호
shell-bot-time = { $level }, { $seconds }초
shell-seat-time = 자리 { $n }의 한 수당 시간
shell-time-usual = { $seconds }초 (기본)
shell-time = 한 수에 { $seconds }초
shell-seat-kind = 자리 { $n }의 플레이어
shell-seat-name = 자리 { $n }의 이름
shell-seat-up = 자리 { $n } 위로
shell-seat-down = 자리 { $n } 아래로
shell-seat-remove = 자리 { $n } 빼기
shell-add-person = 사람 추가
shell-add-bot = 봇 추가
shell-factions = 종족
shell-factions-choice = 게임에서 선택
shell-factions-choice-hint = 자리 순서대로 자유롭게 고릅니다.
shell-factions-random = 무작위
shell-factions-random-hint = 무작위 색상을 받고 두 종족 중 하나를 고릅니다.
shell-factions-picked = 여기서 선택
shell-factions-picked-hint = 지금 자리의 종족을 정합니다. 정하지 않은 자리는 무작위로 뽑습니다.
shell-pick-faction = 종족 고르기
shell-pick-faction-for = 종족 고르기: { $name }
shell-colour-taken = 이미 고른 색상: { $name }
shell-help-about = 도움말: { $what }
shell-tiles = 타일과 카드
shell-tiles-drawn = 무작위로 뽑기
shell-tiles-drawn-hint = 규칙대로 득점 타일과 보너스 카드를 뽑습니다.
shell-tiles-picked = 여기서 선택
shell-tiles-picked-hint = 라운드마다 득점 타일을, 그리고 보너스 카드를 고릅니다.
shell-pick-scoring = { $n ->
    [0] 모든 라운드에 타일이 있습니다. 타일을 누르면 뺍니다.
   *[other] 타일을 누르면 다음 빈 라운드에 놓입니다. { $n }개 남았습니다.
}
shell-pick-bonus = 카드 { $total }장 중 { $n }장 선택
shell-advanced = 더 많은 선택 사항
shell-advanced-hint = 제목, 시드, 봇의 속도, 변형 규칙
shell-title = 제목
shell-title-hint = 게임 목록에 표시됩니다.
shell-title-bots = 봇 { $n }명의 게임
shell-seed = 시드
shell-seed-hint = 숫자입니다. 같은 시드는 같은 타일을 뽑습니다.
shell-pace = 봇의 속도
shell-pace-seconds = 수마다 { $seconds }초
shell-profile = 규칙
shell-profile-official = 규칙서, 정오표, 공식 FAQ에 따릅니다.
shell-profile-snellman = 커뮤니티 사이트의 관행을 따라, 그곳의 게임과 같게 합니다.
shell-start-game = 게임 시작
shell-lacks-factions = 종족을 하나 이상 고르세요.
shell-lacks-scoring = 라운드마다 득점 타일을 고르세요.
shell-lacks-bonus = 보너스 카드를 고르세요.

## 링크

shell-links = 초대하기
shell-links-text = 각자에게 자신의 링크를 보내세요. 링크는 한 번만 쓸 수 있는 초대장입니다. 먼저 연 사람이 그 자리에 앉고, 다른 사람은 물론 당신도 그 자리를 둘 수 없습니다.
shell-link-of = 자리 링크: { $name }
shell-link-once = 한 번만 쓸 수 있습니다.
shell-play-here = 이 화면에서 하기
shell-watchers = 관전자
shell-watch-link = 관전 링크
shell-watchers-hint = 이 링크로는 볼 수만 있고 게임을 할 수는 없습니다.
shell-local = 이 링크는 이 컴퓨터에서만 쓸 수 있습니다. 다른 사람과 하려면 네트워크용으로 서버를 켜고 그 주소로 앱을 여세요.
shell-alone = 이 테이블은 이 브라우저에만 있습니다. 링크는 다른 사람에게 쓸모가 없습니다.
shell-to-table = 게임 보드로
shell-copy = 복사
shell-copied = 복사됨

## 불러오기

shell-load-lead = 미스티카의 저장 파일과 terra.snellman.net 방식의 기보를 읽습니다.
shell-drop = 여기에 파일을 놓거나,
shell-choose-file = 파일 고르기
shell-paste = 또는 글을 붙여 넣으세요
shell-load = 불러오기
shell-who-sits = 누가 어디에 앉나요?
shell-loaded = 수 { $n }개를 읽었습니다. { $rounds }라운드 중 { $round }라운드입니다.
shell-loaded-begins = 수 { $n }개를 읽었습니다. 게임이 곧 시작됩니다.
shell-loaded-over = 수 { $n }개를 읽었습니다. { $rounds }라운드 중 { $round }라운드에서 끝난 게임입니다. 모든 국면을 볼 수 있습니다.

## 게임의 상단 막대

shell-overlays = 지도 표시
shell-overlay-off = 표시 없음
shell-overlay-reach = 도달 범위
shell-overlay-reach-hint = 지금 건설할 수 있는 곳과 선박이 1 높을 때 가능한 곳
shell-overlay-spades = 삽
shell-overlay-spades-hint = 지역이 홈 지형이 되는 데 필요한 삽
shell-overlay-towns = 마을
shell-overlay-towns-hint = 마을이 될 수 있는 무리와 부족한 것
shell-overlay-leech = 이웃의 파워
shell-overlay-leech-hint = 그곳에 건설하면 파워를 제안받을 플레이어
shell-overlay-network = 연결망
shell-overlay-network-hint = 최종 점수 계산에서 세는 연결된 건물
shell-overlay-seat = 누구의 눈으로
shell-game-menu = 게임
shell-seats-links = 자리와 링크
shell-not-claimed = 아직 오지 않음
shell-rename = 이름 바꾸기
shell-new-link = 새 링크
shell-new-link-text = 한 번만 쓸 수 있는 새 링크를 만듭니다: { $name }. 지금 이 자리를 두는 사람은 더 이상 둘 수 없고, 이전 링크도 쓸 수 없습니다.
shell-device = 다른 기기에서 이어 하기
shell-device-link = 다른 기기용 자리 링크: { $name }
shell-device-text = 다른 기기에서 여세요. 한 번만 쓸 수 있고, 두 기기 모두 이 자리를 둘 수 있습니다. 남에게 주지 마세요.
shell-browsers = 이 자리를 두는 브라우저: { $n }개
shell-only-here = 이 브라우저에서만
shell-shared = 다른 브라우저도 이 자리를 둘 수 있습니다: { $name }
shell-shared-text = 본인이 아니라면 이 브라우저만 두게 하세요. 다른 브라우저는 당신의 계획을 보고 대신 둘 수 있습니다.
shell-lost = 이 브라우저는 더 이상 이 자리를 둘 수 없습니다: { $name }
shell-lost-text = 호스트가 새 링크를 만들었거나, 당신이 다른 기기에 자리를 넘겼습니다. 호스트에게 새 링크를 부탁하세요.
shell-position-link = 이 국면의 링크
shell-position-text = 링크를 가진 사람은 누구나 이 국면을 볼 수 있습니다.
shell-back = 내 마지막 턴 무르기
shell-back-asks = 다른 플레이어에게 묻습니다
shell-back-text = 그 뒤에 다른 사람이 두었습니다. 다른 플레이어가 동의하면 당신의 마지막 턴 앞으로 돌아갑니다.
shell-back-ask = 동의를 구하기
shell-back-asked = 무를까요?
shell-back-wish = { $player }: 마지막 수 { $n }개를 무르고 싶어 합니다. { $name }: 동의하나요?
shell-back-agree = 동의
shell-back-refuse = 거절
shell-back-waiting = { $player }: 무르고 싶어 합니다. 기다리는 중: { $names }
shell-back-answer = 대답하기
shell-back-withdraw = 취소하기
shell-export-save = 파일로 저장
shell-export-save-hint = 여기서 다시 불러올 수 있습니다
shell-export-ledger = 기보를 파일로
shell-export-ledger-hint = 글로 읽을 수 있는 수의 기록
shell-leave-text = 이제부터 당신의 종족은 모든 라운드에서 패스합니다. 혼자서는 되돌릴 수 없습니다.
shell-close-game = 게임 닫기
shell-close-text = 더는 아무도 둘 수 없습니다. 링크가 있는 사람은 계속 볼 수 있습니다.
shell-delete-game = 게임 삭제
shell-delete-text = { $title }: 모든 수와 함께 모두에게서 삭제됩니다. 되돌릴 수 없습니다.

## 도움말

help-app-lead = 우리 말로 풀어 쓴 규칙과 그 출처입니다.
help-app-search = 규칙 찾기
help-app-contents = 차례
help-app-found = { $n ->
    [0] 찾지 못했습니다. 다른 말로 찾아보세요.
   *[other] 주제 { $n }개
}
help-app-related = 관련 주제
help-app-ability = 능력
help-app-copies = { $n }개 있음
help-app-option = 다음 선택 사항에서만: { $option }
help-app-nothing = 이에 대한 설명이 없습니다.
help-app-own-page = 따로 열기

## 생길 수 있는 문제

problem-offline = 서버가 응답하지 않습니다.
problem-no-part = 앱의 이 부분을 불러올 수 없습니다.
problem-unexpected = 예상하지 못한 일이 생겼습니다.
problem-no-game = 그런 게임이 없습니다.
problem-not-your-seat = 당신의 자리가 아닙니다.
problem-no-invitation = 이 링크로는 자리에 앉을 수 없습니다.
problem-seat-taken = 다른 브라우저가 이 링크로 이미 자리에 앉았습니다. 링크는 한 번만 쓸 수 있습니다.
problem-bot-sits = 지금은 봇이 이 자리에 앉아 있습니다.
problem-many-browsers = 이미 많은 브라우저가 이 자리를 둡니다. 먼저 “이 브라우저에서만”을 고르세요.
problem-stale = 그사이 다른 사람이 두었습니다. 새 국면이 보입니다.
problem-refused = 할 수 없습니다.
problem-invalid = 수가 아닙니다.
problem-ambiguous = 여러 수를 뜻할 수 있습니다.
problem-setup = 이렇게는 게임을 준비할 수 없습니다.
problem-map = 이 지도로는 게임을 할 수 없습니다.
problem-file = 읽을 수 있는 저장 파일이나 기보가 아닙니다.
problem-closed = 호스트가 이 게임을 닫았습니다.
problem-too-large = 너무 큽니다.
problem-unfinished = 턴이 아직 끝나지 않았습니다.
problem-not-in-line = 이 게임에는 그런 이전 국면이 없습니다.
problem-nothing-asked = 이제 무르고 싶어 하는 사람이 없습니다.
problem-over = 게임이 끝났습니다.
problem-damaged = 이 게임은 볼 수 없습니다. 저장된 내용이 규칙과 맞지 않습니다.
problem-not-the-host = 호스트만 할 수 있습니다.
problem-foreign-page = 서버는 자신의 페이지에서 온 요청만 받습니다. 평소의 주소로 앱을 여세요.
problem-foreign-host = 서버가 이 이름으로는 응답하지 않습니다. 평소의 주소로 앱을 여세요.
problem-no-seat = 이 게임에는 그런 자리가 없습니다.
problem-no-row = 이 게임에는 그런 국면이 없습니다.
problem-no-language = 그런 언어가 없습니다.
problem-not-found = 여기에는 아무것도 없습니다.
problem-method = 여기서는 할 수 없습니다.
problem-too-slow = 요청이 너무 오래 걸렸습니다.
problem-not-json = 서버가 요청을 이해하지 못했습니다.
problem-request = 서버가 요청을 이해하지 못했습니다.
problem-name = 이름과 제목은 보통 글자로 된 한 줄이어야 합니다.
problem-bot = 그런 봇이 없습니다.
problem-internal = 서버에서 문제가 생겼습니다.
problem-no-more-back = 이 게임에서는 무르기를 너무 많이 해서 더 무를 수 없습니다. 저장한 뒤 그 파일을 불러오면 다시 무를 수 있습니다.
problem-too-often = 같은 네트워크에서 너무 자주 요청했습니다. 잠시 기다렸다가 다시 해 보세요.
problem-busy = 서버가 읽을 것이 많아 바쁩니다. 몇 초 뒤에 다시 해 보세요.
problem-crowded = 지금은 서버가 꽉 찼습니다. 1분 뒤에 다시 해 보세요.
problem-too-many-windows = 이 게임을 보는 창이 너무 많거나 같은 네트워크의 창이 너무 많습니다. 몇 개를 닫아 주세요.
problem-disk-full = 서버의 디스크가 가득 찼습니다. 아무것도 저장되지 않았으니 서버 관리자가 공간을 비워야 합니다.
problem-database-busy = 서버의 데이터베이스가 사용 중입니다. 바뀐 것은 없으니 잠시 후 다시 시도해 주세요.
problem-database-away = 서버의 데이터베이스가 응답하지 않습니다. 잠시 후 다시 시도해 주세요.

## Setting up: maps, options, auctions

shell-factions-auction = 경매
shell-factions-auction-hint = 인원수만큼 종족을 뽑습니다. 원하는 종족에 승점을 겁니다.
shell-board-taken = 이미 가져간 종족 보드: { $name }
shell-needs-option = 이 게임에 없음: { $option }
shell-barred-by-map = 이 지도에서는 할 수 없습니다. 강가의 땅이 너무 적습니다.
shell-switch-on = 게임에 넣기
shell-choose-map = 지도 고르기
shell-map-rivers = 땅 { $land }칸, 강 { $river }칸
shell-own-map = 직접 만든 지도
shell-own-map-text = 지도의 줄을 붙여 넣거나 텍스트 파일을 여기에 끌어 놓으세요. 글자 사이에 쉼표를 찍고 한 줄에 한 행씩 씁니다. 한 행씩 건너 한 칸이 적습니다.
shell-own-map-rows = 지도의 행
shell-own-map-use = 이 지도로 하기
shell-no-space = 칸 없음
shell-extras = 게임에 들어가는 것
shell-extras-text = 위에서 고른 게임 종류가 정해 둔 값입니다. 원하는 대로 바꾸세요.
shell-extras-none = 모든 게임에 있는 것뿐

## Values of one's own

own-facts = 직접 정한 값
own-facts-text = 표시가 있는 값을 바꿀 수 있습니다. 텍스트 파일을 여기에 끌어 놓거나 아래에 쓰세요.
own-facts-label = 바꾼 값
own-facts-help = 어떤 값을 바꿀 수 있나요?
