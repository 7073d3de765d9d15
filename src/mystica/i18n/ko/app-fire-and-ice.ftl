### 앱: 지도, 선택 규칙, 경매로 게임 준비하기. 불과 얼음 종족이 묻는 것.

shell-factions-auction = 경매
shell-factions-auction-hint = 인원수만큼 종족을 뽑습니다. 원하는 종족에 승점을 겁니다.
shell-board-taken = 이미 가져간 종족판: { $name }
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

play-ask-pick-terrain = 시작 지형을 고르세요
play-ask-new-home = 새 홈 지형을 고르세요
play-ask-unlock = 성직자를 얻었습니다. 대신 지형을 해금할까요?
play-ask-lose-steps = { $n ->
   *[other] { $n }칸 내려갈 신앙 트랙을 고르세요
}
play-ask-lose-token = { $n ->
   *[other] 파워 토큰 { $n }개를 없앨 그릇을 고르세요
}
play-ask-take-token = 값을 내고 새 파워 토큰을 받을까요?
play-then-price = 그다음 내는 방법 선택
play-kind-bid = 입찰

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
table-start-terrain = 시작 지형: { $terrain }
table-start-terrain-open = 시작 지형: 아직 고르지 않음
table-unlocked = 해금됨: { $terrains }
table-ground-steps = 화산은 신앙 트랙 한 곳에서 { $n }칸, 다른 종족의 홈 지형이면 { $home }칸을 냅니다.
table-ground-tokens = 화산은 파워 토큰 { $n }개, 다른 종족의 홈 지형이면 { $home }개를 냅니다.
table-ground-coins = 해금에는 성직자와 동전 { $n }개, 다른 종족의 홈 지형이면 { $home }개가 듭니다.
score-final-tile = 이 타일로 { $n }
fact-own-terrain = 지형
