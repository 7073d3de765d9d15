### 앱: 바다의 상인의 배, 부두, 교역, 조선소 보드.

## 지도

sea-market = 시장
sea-dock-of = { $player }의 부두
sea-storehouse-of = { $player }의 창고
sea-ships-of = { $player }의 배 { $n }척
sea-merchants-of = { $player }의 상인 { $n }명
sea-markers-of = 교역한 종족: { $players }
sea-canal-to = 운하: { $space }

## 배 이동

sea-your-ships = 당신의 배
sea-your-merchants = 당신의 상인
sea-chip-ships = 배 { $place }: { $state }
sea-chip-merchants = 상인 { $place }: { $state }
sea-ship-movable = 이동 가능
sea-ship-chosen = 선택됨
sea-ship-moved = 이동함
sea-ship-stuck = 이동 불가
sea-ship-trades = 교역 예정
sea-choose-ships = 여기나 지도에서 배를 선택하세요.
sea-choose-merchants = 여기나 지도에서 상인을 선택하세요.
sea-reach = 지도에서 빛나는 곳 { $n }군데 중에서 선택하세요.
sea-reach-more = 지도에서 칸을 선택하세요. 무료 { $n }군데, 파워 { $power }개로 { $far }군데 더.
sea-go = { $space }까지 이동
sea-aim-trade = 교역 상대: { $player }의 { $structure }
sea-aim-build = 나중에 그곳에 건설할 수 있습니다.
sea-trades-next = 이어질 교역
sea-together = 모두:
sea-trade-with = { $player }의 { $structure }, { $space }
sea-owner-takes = { $vp ->
    [0] { $player }: 파워 { $n }개 획득 가능
   *[other] { $player }: 승점 { $vp }점을 내고 파워 { $n }개 획득 가능
}
sea-end-merchants = 상인을 더 이동하지 않기
sea-end-ships = 배를 더 이동하지 않기
sea-end-and-trade = 이동 끝: 교역 { $n }번
sea-confirm = 항해 끝내기

## 질문

sea-ask-dock-merchants = 창고를 놓을 주거지를 선택하세요
sea-ask-dock-ships = 부두를 놓을 강가 주거지를 선택하세요
sea-ask-ship-merchants = 새 상인을 놓으세요
sea-ask-ship-ships = 새 배를 놓으세요: { $n }척
sea-ask-voyage-merchants = 상인을 이동하세요
sea-ask-voyage-ships = 배를 이동하세요
sea-ask-trade = 누구와 먼저 교역할까요?
sea-ask-reward = 교역 보상을 선택하세요
sea-ask-tile-choice = 총애 타일의 보상을 선택하세요
sea-ask-new-home = 다른 고향 지형을 고르거나 유지하세요
sea-ask-return-ship-merchants = 어느 상인을 공급처로 돌려보낼까요?
sea-ask-return-ship-ships = 어느 배를 공급처로 돌려보낼까요?
sea-visited = { $player }: { $space }에서 당신의 { $structure }, 교역 완료. 파워 { $n } 제안.
sea-or = { $first } 또는 { $last }
sea-reward-ship = 그 배나 상인을 다시
sea-reward-action = 이동 특수 액션 한 번 더
sea-reward-steps = 신앙 트랙 하나에서 { $n }칸
sea-reward-build = 제값을 내고 주택 짓기
sea-reward-spades = 무료 삽 { $n }개로 변환과 건설

play-then-dock = 이어서 부두 배치
play-then-ship = 이어서 배나 상인 { $n }개
play-then-voyage = 이어서 항해
play-then-trade = 이어서 교역
play-then-reward = 이어서 보상 선택
play-then-tile-choice = 이어서 타일 보상 선택
play-then-new-home = 이어서 원하면 다른 고향 지형
play-then-return-ship = 이어서 배나 상인 반납
play-kind-dock = 부두
play-kind-ship = 배와 상인
play-kind-sail = 항해할 곳
play-kind-extra-space = 더 멀리
play-kind-trade = 교역
play-kind-reward = 보상

## 조선소 보드

sea-board-merchants = { $player }의 상인
sea-board-ships = { $player }의 배
sea-fleet-merchants = 지도에 상인 { $on }명, 공급처에 { $left }명
sea-fleet-ships = 지도에 배 { $on }척, 공급처에 { $left }척
sea-fleet-at = 위치: { $spaces }
sea-no-dock-merchants = 창고를 놓기 전에는 상인이 오지 않습니다.
sea-no-dock-ships = 부두를 놓기 전에는 배가 오지 않습니다. 강가 주거지가 필요합니다.
sea-income = 수입: 배나 상인 { $n }개
sea-seals = 교역 마커 { $n }개 배치, { $left }개 남음
sea-move-action-merchants = 모든 상인 이동: 각 { $n }칸
sea-move-action-ships = 모든 배 이동: 각 { $n }칸
sea-move-more = 파워 { $power }개로 { $n }칸 더
sea-move-bowl-two = 파워는 그릇 II에서 쓸 수 있습니다.
sea-build-action-merchants = 새 상인: { $amounts }
sea-build-action-ships = 새 배: { $amounts }
sea-after-yard-merchants = 시장을 지으면 열림
sea-after-yard-ships = 조선소를 지으면 열림
sea-yard-price = 비용: { $amounts }
sea-yard-at-once = 즉시: { $what }
sea-yard-income = 이후 수입마다: { $what }
sea-yard-built = 건설됨
sea-head-at-once = 즉시
sea-head-income = 수입
sea-head-new-ships = 새 배
sea-head-new-merchants = 새 상인
sea-reward-ships = 배 { $n }척
sea-reward-merchants = 상인 { $n }명
sea-reward-shipping = 항해 +{ $n }
sea-reward-range = 범위 +{ $n }
sea-reward-new-home = 다른 고향 지형 한 번
sea-reward-favors = 총애 타일 { $n }개
sea-reward-keys = 열쇠 { $n }개
sea-reward-free-spades = 무료 삽 { $n }개
sea-range = 범위 타일
sea-range-now = 상인 이동 { $movement }, 능력 범위 { $reach }.
sea-range-next = 다음 칸: 상인 { $movement }, 능력 { $reach }.
sea-range-movement = 상인의 이동 거리
sea-range-reach = 터널이나 양탄자의 범위
sea-range-end = 마지막 칸입니다.

## 도움말과 준비

sea-help-trade = 교역의 보상
sea-help-yard = 조선소 보드
sea-help-yard-price = 조선소 비용
sea-help-at-once = 즉시
sea-help-income = 수입마다
sea-help-ship-price = 배 한 척 비용
sea-help-extra = 파워 { $n }개로 늘어나는 칸
sea-setup = 바다의 상인
sea-setup-text = 배가 강을 다니며 다른 종족의 건물과 교역하고 건설을 돕습니다. 전부 또는 일부를 고르세요.

## 오버레이

shell-overlay-ships = 배
shell-overlay-ships-hint = 배가 갈 수 있는 곳과 배 덕분에 건설할 수 있는 곳
board-overlay-ships = 배: { $player }
board-legend-ships = 갈 수 있음
board-legend-ships-far = 파워를 쓰면 가능
board-legend-ships-land = 배 옆이라 건설 가능
shell-overlay-trade = 교역
shell-overlay-trade-hint = 아직 교역하지 않은 건물과 보상
board-overlay-trade = 아직 교역하지 않은 곳: { $player }
board-legend-trade = 교역의 승점과 보상
board-legend-traded = 이미 교역함
sea-no-canals = 이 지도에는 운하가 없습니다. 규칙서에 이 지도의 운하가 나와 있지 않아 배는 운하 없이 항해합니다.
sea-no-canals-short = 운하 없음
