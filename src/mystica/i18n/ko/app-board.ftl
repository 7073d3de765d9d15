### 앱의 지도와 신앙 보드.

# 고유한 문장이 없는 수량: 단계, 그릇 안의 토큰
board-amount = { $what }: 값 { $n }

## 지역: 이름과 지형 다음에

board-structure = { $structure } ({ $player }), 파워 { $power }
board-town = 마을 ({ $player })
board-river-by = { $spaces } 옆 강
board-river-near = { $spaces } 근처 강
board-legal = 지금 가능

## 지도

board-keys = 화살표 키: 이동. { $enter }: 선택. { $next }: 다음 가능한 것. 더하기와 빼기: 확대와 축소. 0: 전체 보기.
board-zoom = 확대
board-zoom-in = 확대
board-zoom-out = 축소
board-zoom-whole = 지도 전체 보기

## 겹쳐 보기

board-legend = 범례
board-overlay-close = 겹쳐 보기 숨기기
board-overlay-reach = 도달 범위: { $player }
board-overlay-spades = 홈 지형까지 필요한 삽: { $player }
board-overlay-towns = 가능한 마을: { $player }
board-overlay-leech = 다른 플레이어가 얻는 파워: { $player }
board-overlay-network = 이어진 영역: { $player }
board-legend-reach = 지금 도달 가능
board-legend-reach-more = 선박이 하나 늘면
board-legend-spades = 필요한 삽
board-legend-town-power = 파워 / 필요한 파워
board-legend-town-structures = 건물 / 필요한 건물
board-legend-leech = 플레이어의 색으로
board-legend-network = 번호가 같으면 한 영역

## 신앙 보드

board-cult-level = { $player }: { $level }단계
board-cult-level-key = { $player }: { $level }단계, 꼭대기 열쇠 있음
board-cult-places = 성직자 자리: { $places }
board-cult-final = 지금 최종 점수 계산: { $ranks }
board-cult-rank = { $player } 승점 { $vp }점
board-cult-round = 이번 라운드 신앙 보너스: { $count }마다 ({ $what }) { $gains }
board-cult-gets = { $player }: { $gains } 획득 예정
