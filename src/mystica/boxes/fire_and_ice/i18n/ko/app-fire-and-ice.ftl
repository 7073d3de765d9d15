### 앱: 불과 얼음 종족이 묻는 것과 종족마다 다른 지형.

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

table-start-terrain = 시작 지형: { $terrain }
table-start-terrain-open = 시작 지형: 아직 고르지 않음
table-unlocked = 해금됨: { $terrains }
table-ground-steps = 화산은 신앙 트랙 한 곳에서 { $n }칸, 다른 종족의 홈 지형이면 { $home }칸을 냅니다.
table-ground-tokens = 화산은 파워 토큰 { $n }개, 다른 종족의 홈 지형이면 { $home }개를 냅니다.
table-ground-coins = 해금에는 성직자와 동전 { $n }개, 다른 종족의 홈 지형이면 { $home }개가 듭니다.
fact-own-terrain = 지형
