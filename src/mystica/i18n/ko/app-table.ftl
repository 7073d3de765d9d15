### 브라우저의 테이블: 보드, 타일, 턴 순서, 점수, 기록.

## 페이지

table-tabs = 테이블의 부분
table-tab-players = 플레이어
table-tab-cults = 신앙
table-tab-tiles = 타일
table-tab-log = 기록
table-tab-score = 점수
table-side-tabs = 기록, 점수, 도움말
table-close-side = 이 열 닫기
table-tip-help = 오른쪽 클릭 또는 ? 키: 규칙
table-legal = { $what }. 지금 선택할 수 있음

## 턴 순서

table-turn-order = 턴 순서
table-setup = 게임 준비
table-round = { $round }라운드
table-game-over = 게임이 끝났습니다
table-decides = 지금 결정 중
table-your-decision = 당신이 결정할 차례
table-confirm = 턴 확정을 기다리는 중
table-waiting = 기다리는 중: { $player }

## 플레이어의 보드

table-open-board = 종족 보드: { $player }
table-chooses-faction = 종족을 선택하는 중
table-no-faction = 아직 종족 없음
table-projected = 지금 끝난다면 승점 { $n }점
table-income-next = 다음 수입: { $n }
table-no-income = 더 이상 수입이 없습니다.
table-priests-left = 아직 얻을 수 있는 성직자: { $limit }명 중 { $n }명
table-priests-lost = 다음 수입에서 성직자 { $n }명이 버려집니다: 공급처에 남은 성직자가 없습니다.
table-power-lost = 다음 수입에서 파워 { $n }개가 버려집니다: 옮길 수 있는 토큰이 모자랍니다.
table-spendable = 희생을 포함해 쓸 수 있는 파워 { $n }개
table-structures = 건설 { $built }, 남음 { $left }
table-power-value = 파워 값 { $n }
table-next-reveals = 다음 건물이 더하는 수입: { $amounts }
table-next-step = 다음 칸: { $amounts }, 승점 { $n }점
table-track-end = 트랙의 끝에 도달했습니다.
table-no-shipping = 선박 없음
table-skip = { $amounts }: { $n }칸을 건너뛸 수 있음
table-shipping-card = 그중 { $n }: 보너스 카드
table-spade-price = 삽 1개의 비용: { $amounts }
table-bridges-left = 남은 다리 { $n }개
table-towns = 마을 { $n }개
table-keys = 열쇠는 신앙 트랙의 맨 위 칸을 엽니다.
table-used = 이번 라운드에 사용함
table-unused = 아직 사용하지 않음
table-after-stronghold = 요새를 지으면 열림
table-ability = 능력
table-more-about = 더 알아보기: { $what }

## 타일

table-house = 이 값은 자체 값입니다. 규칙서에는 없습니다.
table-taken = 이번 라운드에 사용됨
table-this-round = 이번 라운드
table-round-over = 끝남
table-left = { $n }개 남음
table-coins-on-card = 동전 { $n }개가 놓여 있음
table-held-by = 가진 플레이어: { $player }
table-final-cults = 신앙 트랙마다: 1, 2, 3위에게 승점 { $first }, { $second }, { $third }점
table-final-area = 가장 많이 연결된 건물: 승점 { $first }, { $second }, { $third }점
table-final-resources = 남은 것은 동전이 됩니다: { $coins }개마다 승점 1점

## 종족 선택

table-faction-taken = 이미 선택됨
table-faction-closed = 같은 색이 이미 선택됨

## 점수

score-so-far = 지금까지
score-connected = 연결된 건물 { $n }개
score-chart = 게임 동안의 승점
score-chart-empty = 첫 수부터 선이 그려집니다.
score-as-table = 표로 보기
score-end-of-round = 라운드 끝
score-winner = 승자: { $player }, 승점 { $total }점
score-winners = 공동 승자: { $players }, 승점 { $total }점
score-ranking = 순위
score-rematch = 다시 하기
score-new-game = 새 게임
score-look = 게임 보드 보기
score-export = 파일로 저장

## 기록

log-empty = 아직 아무 일도 일어나지 않았습니다.
log-automatic = (자동)
log-taken-back = (무르기)
log-back = { $player }: { $n }번 위치로 되돌림.
log-words = 모두 글로 보기
log-newest = 최신으로
log-step = { $n }번째로 변경: { $player }
log-since = 지난 턴 이후
log-since-close = 치우기
log-past = 과거를 보고 있습니다
log-back-to-present = 현재로 돌아가기
log-present = 현재
log-position = { $total }개 중 { $n }번 위치
log-slider = 게임 안의 위치
log-first = 처음으로
log-previous = 한 위치 뒤로
log-next = 한 위치 앞으로
log-last = 현재로
log-play = 자동 재생
log-pause = 멈춤

## Auction and final scoring tile

word-final-scoring-tile = 최종 득점 타일
table-auction = 종족 경매
table-auction-text = 모두 승점 { $start }점으로 시작해 그중 일부를 종족에 겁니다. 더 높은 값에 밀린 사람은 다시 겁니다. 모두 종족을 하나씩 가지면 끝나고, 각자 건 만큼 냅니다.
table-auction-free = 아직 입찰 없음
table-auction-bid = { $player }: 승점 { $n }점, 승점 { $rest }점으로 시작
table-auction-holds = { $faction }, 승점 { $n }점
table-auction-bids = 지금 거는 중
table-auction-waits = 기다리는 중
table-auction-bidders = 누가 무엇을 가졌나
table-auction-less = 승점 1점 적게 걸기
table-auction-more = 승점 1점 많이 걸기
table-auction-rest = 승점 { $n }점으로 시작하게 됩니다.
table-final-rank = { $player }: { $n } (승점 { $vp }점)
table-next-place = 다음 라운드 { $n }번째
score-final-tile = 이 타일로 { $n }

## Values that no rulebook at hand states

value-mark-house = 자체 값: 확인할 수 있는 글에 없어 우리가 정했습니다. 호스트가 바꿀 수 있습니다.
value-mark-inferred = 추론한 값: 규칙서에서 따라 나오지만 적혀 있지 않습니다. 호스트가 바꿀 수 있습니다.
value-mark-corroborated = 전해 들은 값: 리뷰에 있으나 실물은 보지 못했습니다. 호스트가 바꿀 수 있습니다.
value-mark-replaced = 이 게임에서 바꾼 값입니다.
value-mark-of = { $mark } (해당 값: { $values })
replaced-tile = 호스트가 이 타일의 값을 바꾸었습니다: { $values }.
replaced-per = { $n }칸마다
