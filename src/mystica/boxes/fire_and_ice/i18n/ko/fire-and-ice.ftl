### 불과 얼음, 경매, 게임을 준비하는 방법.

faction-icemaidens = 얼음 소녀
faction-yetis = 예티
faction-acolytes = 시종
faction-dragonlords = 드래곤 군주
faction-riverwalkers = 강 방랑자
faction-shapeshifters = 변신술사
terrain-ice = 얼음
terrain-volcano = 화산
colour-ice = 흰색
colour-volcano = 오렌지색
colour-variable = 원하는 색
tile-ACTH5 = 파워로 새 홈 지형
tile-ACTH6 = 파워 토큰으로 새 홈 지형
tile-greatest-distance = 가장 먼 거리
tile-stronghold-sanctuary = 요새와 성역
tile-outposts = 전초 기지
tile-settlements = 정착지

option-fire-and-ice = 불과 얼음 종족
option-fire-and-ice-true = 선택하고 뽑을 수 있음
option-fire-and-ice-false = 상자에 남김
option-final-tile = 최종 득점 타일
option-final-tile-off = 없음
option-final-tile-draw = 이 게임에 있는 것 가운데 하나를 뽑음
option-final-tile-greatest-distance = 가장 먼 거리
option-final-tile-stronghold-sanctuary = 요새와 성역
option-final-tile-outposts = 가장자리의 전초 기지
option-final-tile-settlements = 정착지
option-factions-auction = 뽑은 뒤 승점으로 경매
option-token-loss = 게임에서 제거되는 파워 토큰
option-token-loss-choice = 주인이 고른 그릇에서 제거
option-token-loss-bowl-one-first = 그릇 I, II, III의 순서로 제거

event-pick-terrain = { $player }: 시작 지형, { $terrain }.
event-new-home = { $player }: 새 홈 지형, { $terrain }.
event-unlock = { $player }: 지형 해금, { $terrain }{ $paid }.
event-take-priest = { $player }: 성직자 유지{ $gained }.
event-lose-steps = { $player }: { $cult } { $steps }칸 후퇴.
event-lose-token = { $player }: 그릇 { $bowl }의 파워 토큰 1개 제거.
event-take-token = { $player }: 새 파워 토큰 획득{ $paid }.
event-leave-token = { $player }: 새 파워 토큰 포기.
event-leave-bridge = { $player }: 다리 포기.
event-bid-on = { $player }: 종족 입찰, { $faction }.
event-bid = { $player }: 승점 { $vp_bid }점 입찰.
event-final-tile-score = { $player }: 최종 득점 타일 { $tile } ({ $size }), { $gains }.

move-pick-terrain = 시작 지형: { $terrain }
move-new-home = 새 홈 지형: { $terrain }
move-unlock = { $terrain } 해금{ $paid }
move-take-priest = 성직자 유지
move-lose-steps = { $cult } { $steps }칸 후퇴
move-lose-token = 그릇 { $bowl }의 파워 토큰 제거
move-take-token = 새 파워 토큰 얻기{ $paid }
move-leave-token = 파워 토큰 포기
move-leave-bridge = 다리 포기
move-bid-on = { $faction } 입찰
move-bid = 승점 { $vp_bid }점 걸기

decision-bid-faction = 종족 입찰
decision-bid = 입찰 금액
