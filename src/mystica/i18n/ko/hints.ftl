### 힌트와 복기: 봇이 쓰는 평가 항목과 그 밖의 말.

## 항목

term-vp = 지금까지의 승점
term-expected = 무엇을 하든
term-coins = 남은 동전
term-workers = 남은 일꾼
term-priests = 남은 성직자
term-power = 그릇의 파워
term-income = 앞으로의 수입
term-cult-rank = 신앙 순위
term-cult-steps = 신앙 트랙의 칸
term-cult-bonus = 앞으로의 신앙 보너스
term-area = 가장 큰 영역의 순위
term-first-look = 첫눈에 본 수 자체의 가치
term-faction = 종족의 평균 성과
term-bid = 종족의 평균 성과에서 입찰 점수를 뺀 값
term-trials = 다른 플레이어들이 다르게 둘 때
term-structures = 지도 위의 건물
term-towns = 만들고 있는 마을
term-reach = 닿을 수 있는 칸
term-neighbours = 이웃
term-favor-tiles = 앞으로의 총애 타일
term-stronghold = 요새
term-shipping = 앞으로의 선박
term-digging = 더 싼 삽
term-scoring-tile = 다음 득점 타일
term-bonus-card = 보너스 카드
term-turn-order = 차례 순서
term-rivals = 다른 플레이어들의 상황

## 힌트

hint-moves = 결정할 차례: { $player }. 가장 좋은 수(봇: { $bot }):
hint-move = 수
hint-vp = 예상 승점
hint-behind = 최선과의 차이
hint-why = 나중 결과를 다른 수 중 최선과 비교
hint-only = 선택할 것이 없습니다.
hint-alike = 똑같이 좋은 수: { $moves }
hint-seats = 자리마다 예상되는 결과
hint-player = 플레이어
hint-spread = 오차
hint-wins = 승률

## 복기

review-moves = 가장 비싼 결정(봇: { $bot })
review-round = 라운드
review-played = 둔 수
review-better = 더 좋은 수
review-cost = 잃은 승점
review-why = 더 좋은 수가 가져오는 것
review-seats = 플레이어별
review-decisions = 결정
review-lost = 잃은 승점 합계
review-none = 아직 결정한 것이 없습니다.
review-stopped = 멈춤: { $all }턴 중 { $done }턴을 살펴보았습니다.

## 거절

problem-no-advice = 이 게임은 끝날 때까지 힌트와 복기 없이 합니다.
problem-others-have-come = 이미 다른 사람이 앉았습니다. 처음에 정한 대로 합니다.
problem-no-consent = 다른 사람도 함께 하는 게임입니다. 먼저 모두가 힌트에 동의해야 합니다.
problem-not-deciding = 이 자리는 지금 결정할 것이 없습니다.
problem-asked-anew = 그 사이에 다른 조언을 요청했습니다.
problem-too-many-questions = 같은 네트워크에서 한꺼번에 너무 많은 조언을 요청했습니다. 먼저 요청한 답을 기다려 주세요.
