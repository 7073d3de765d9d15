### 게임 용어. 규칙서의 표현을 따릅니다.

## 종족

faction-nomads = 유목민
faction-fakirs = 수도자
faction-chaosmagicians = 혼돈 마법사
faction-giants = 거인족
faction-swarmlings = 어족
faction-mermaids = 인어
faction-witches = 마녀
faction-auren = 정령
faction-halflings = 소인족
faction-cultists = 광신도
faction-alchemists = 연금술사
faction-darklings = 마족
faction-engineers = 기술자
faction-dwarves = 드워프

# 아직 종족이 없는 자리
player-number = 플레이어 { $n }

## 지형과 색상

terrain-yellow = 사막
terrain-brown = 평원
terrain-black = 늪
terrain-blue = 호수
terrain-green = 숲
terrain-gray = 산악
terrain-red = 황무지
terrain-river = 강

colour-yellow = 노란색
colour-brown = 갈색
colour-black = 검정색
colour-blue = 파란색
colour-green = 녹색
colour-gray = 회색
colour-red = 빨간색

## 건물. `one`은 문장 안에서 쓰입니다.

structure-D = 주택
    .one = 주택
structure-TP = 교역소
    .one = 교역소
structure-TE = 사원
    .one = 사원
structure-SH = 요새
    .one = 요새
structure-SA = 성역
    .one = 성역

## 신앙. `track`은 문장 안에서 쓰입니다.

cult-fire = 불
    .track = 불 신앙
cult-water = 물
    .track = 물 신앙
cult-earth = 대지
    .track = 대지 신앙
cult-air = 하늘
    .track = 하늘 신앙

## 수량

amount-nothing = 없음
amount-vp = 승점 { $n }점
amount-coins = 동전 { $n }개
amount-workers = 일꾼 { $n }명
amount-priests = 성직자 { $n }명
amount-power = 파워 { $n }개
amount-tokens = 파워 토큰 { $n }개
amount-spades = 삽 { $n }개
amount-keys = 열쇠 { $n }개
amount-bridges = 다리 { $n }개
amount-steps = { $n }칸

list-more = { $first }, { $last }
list-end = { $first }, { $last }

## 구성물, 타일, 액션

word-vp = 승점
word-coins = 동전
word-workers = 일꾼
word-priests = 성직자
word-power = 파워
word-spades = 삽
word-keys = 열쇠
word-bridges = 다리
word-bowl = 그릇 { $number }
word-shipping = 선박
word-digging = 교환 비율
word-round = 라운드
word-supply = 공급처
word-home = 홈 지형
word-favor-tile = 총애 타일
word-town-tile = 마을 타일
word-bonus-card = 보너스 카드
word-scoring-tile = 득점 타일
word-power-action = 파워 액션
word-special-action = 특수 액션
word-conversion = 전환
word-cult-bonus = 신앙 보너스
word-income = 수입
word-town = 마을

phase-income = I 단계: 수입
phase-actions = II 단계: 액션
phase-cult-bonus = III 단계: 신앙 보너스 및 정리
phase-final = 최종 점수 계산

## 파워 액션

tile-ACT1 = 다리
tile-ACT2 = 성직자
tile-ACT3 = 일꾼
tile-ACT4 = 동전
tile-ACT5 = 삽
tile-ACT6 = 삽 2개

## 종족의 특수 액션

tile-ACTN = 모래 폭풍
tile-ACTC = 턴을 두 번
tile-ACTG = 한 지역에 삽 2개
tile-ACTS = 무료 교역소
tile-ACTW = 마녀의 비행
tile-ACTA = 한 신앙 트랙 2칸
tile-ACTE = 일꾼으로 다리 건설

## 보너스 카드

tile-BON1 = 삽
tile-BON2 = 신앙 전진
tile-BON3 = 동전
tile-BON4 = 선박
tile-BON5 = 파워와 일꾼
tile-BON6 = 요새와 성역
tile-BON7 = 교역소
tile-BON8 = 성직자
tile-BON9 = 주택

## 총애 타일

tile-FAV1 = 불 3
tile-FAV2 = 물 3
tile-FAV3 = 대지 3
tile-FAV4 = 하늘 3
tile-FAV5 = 불 2
tile-FAV6 = 물 2
tile-FAV7 = 대지 2
tile-FAV8 = 하늘 2
tile-FAV9 = 불 1
tile-FAV10 = 물 1
tile-FAV11 = 대지 1
tile-FAV12 = 하늘 1

## 마을 타일

tile-TW1 = 동전
tile-TW2 = 일꾼
tile-TW3 = 성직자
tile-TW4 = 파워
tile-TW5 = 신앙

## 득점 타일

tile-SCORE1 = 삽
tile-SCORE2 = 마을
tile-SCORE3 = 주택과 물
tile-SCORE4 = 요새, 성역과 불
tile-SCORE5 = 주택과 불
tile-SCORE6 = 교역소와 물
tile-SCORE7 = 요새, 성역과 하늘
tile-SCORE8 = 교역소와 하늘

## 얻고 잃은 까닭

source-setup = 시작
source-income = 수입
source-conversion = 전환
source-transform = 지형 변환
source-build = 건설
source-upgrade = 업그레이드
source-shipping = 선박
source-digging = 교환 비율
source-priest = 보낸 성직자
source-power-action = 파워 액션
source-special-action = 특수 액션
source-leech = 파워의 비용
source-cult-track = 신앙 트랙
source-favor = 총애 타일
source-town = 마을
source-pass = 패스할 때의 보너스 카드
source-cult-bonus = 신앙 보너스
source-scoring-tile = 득점 타일
source-faction = 종족 능력
source-bonus-card = 보너스 카드의 동전
source-cult-rank = 신앙 점수
source-area = 영역 점수
source-resources = 자원 점수
source-bridge = 다리
source-skip = 터널 뚫기와 카펫 비행
source-final-scoring-tile = 최종 득점 타일
