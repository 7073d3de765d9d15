### 액션, 카드, 타일의 효과를 한 줄로 나타냅니다. 수는 데이터 파일과 같으며, 테스트가 비교합니다.

## 파워 액션

tile-ACT1-effect = 파워 3개로 다리 1개를 건설합니다.
tile-ACT2-effect = 파워 3개로 성직자 1명을 얻습니다.
tile-ACT3-effect = 파워 4개로 일꾼 2명을 얻습니다.
tile-ACT4-effect = 파워 4개로 동전 7개를 얻습니다.
tile-ACT5-effect = 파워 4개로 삽 1개를 써서 변환과 건설을 합니다.
tile-ACT6-effect = 파워 6개로 삽 2개를 써서 변환과 건설을 합니다.

## 종족의 특수 액션

tile-ACTN-effect = 자신의 건물과 변을 공유하는 비어 있는 일반 지역이 삽 없이 사막이 됩니다. 이어서 비용을 내고 주택을 건설할 수 있습니다.
tile-ACTC-effect = 두 액션을 연달아 합니다.
tile-ACTG-effect = 한 지역에 삽 2개를 써서 변환과 건설을 합니다.
tile-ACTS-effect = 주택 하나를 무료로 교역소로 업그레이드합니다.
tile-ACTW-effect = 거리에 상관없이 비어 있는 숲에 주택을 무료로 건설합니다.
tile-ACTA-effect = 한 신앙 트랙에서 2칸 전진합니다.
tile-ACTE-effect = 원하는 만큼, 일꾼 2명으로 다리를 건설합니다.
tile-ACTH5-effect = 파워 5개로 다른 종족이 쓰지 않는 색상의 새 홈 지형을 정합니다. 원하는 만큼 할 수 있습니다.
tile-ACTH6-effect = 게임에서 제거되는 파워 토큰 5개로 다른 종족이 쓰지 않는 색상의 새 홈 지형을 정합니다. 원하는 만큼 할 수 있습니다.

## 보너스 카드

tile-BON1-effect = 수입: 동전 2개. 특수 액션: 삽 1개를 써서 변환과 건설을 합니다.
tile-BON2-effect = 수입: 동전 4개. 특수 액션: 원하는 신앙 트랙에서 1칸 전진합니다.
tile-BON3-effect = 수입: 동전 6개.
tile-BON4-effect = 수입: 파워 3개. 패스할 때까지 선박 값이 1 높아집니다.
tile-BON5-effect = 수입: 파워 3개, 일꾼 1명.
tile-BON6-effect = 수입: 일꾼 2명. 패스할 때: 요새에 승점 4점, 성역에 승점 4점.
tile-BON7-effect = 수입: 일꾼 1명. 패스할 때: 교역소마다 승점 2점.
tile-BON8-effect = 수입: 성직자 1명.
tile-BON9-effect = 수입: 동전 2개. 패스할 때: 주택마다 승점 1점.

## 총애 타일

tile-FAV1-effect = 불 신앙 3칸 전진.
tile-FAV2-effect = 물 신앙 3칸 전진.
tile-FAV3-effect = 대지 신앙 3칸 전진.
tile-FAV4-effect = 하늘 신앙 3칸 전진.
tile-FAV5-effect = 불 신앙 2칸 전진. 마을에 필요한 파워 값이 6이 됩니다.
tile-FAV6-effect = 물 신앙 2칸 전진. 특수 액션: 원하는 신앙 트랙에서 1칸 전진합니다.
tile-FAV7-effect = 대지 신앙 2칸 전진. 수입: 일꾼 1명, 파워 1개.
tile-FAV8-effect = 하늘 신앙 2칸 전진. 수입: 파워 4개.
tile-FAV9-effect = 불 신앙 1칸 전진. 수입: 동전 3개.
tile-FAV10-effect = 물 신앙 1칸 전진. 교역소를 건설할 때마다 승점 3점.
tile-FAV11-effect = 대지 신앙 1칸 전진. 주택을 건설할 때마다 승점 2점.
tile-FAV12-effect = 하늘 신앙 1칸 전진. 패스할 때: 교역소가 하나, 둘, 셋, 넷이면 차례로 승점 2점, 3점, 3점, 4점.

## 마을 타일

tile-TW1-effect = 승점 5점, 열쇠 1개, 동전 6개.
tile-TW2-effect = 승점 7점, 열쇠 1개, 일꾼 2명.
tile-TW3-effect = 승점 9점, 열쇠 1개, 성직자 1명.
tile-TW4-effect = 승점 6점, 열쇠 1개, 파워 8개.
tile-TW5-effect = 승점 8점, 열쇠 1개, 모든 신앙 트랙에서 1칸 전진.

## 득점 타일

tile-SCORE1-effect = 사용한 삽마다 승점 2점. 신앙 보너스: 대지 신앙 한 칸마다 동전 1개.
tile-SCORE2-effect = 설립한 마을마다 승점 5점. 신앙 보너스: 대지 신앙 4칸마다 삽 1개.
tile-SCORE3-effect = 건설한 주택마다 승점 2점. 신앙 보너스: 물 신앙 4칸마다 성직자 1명.
tile-SCORE4-effect = 요새 또는 성역을 건설하면 승점 5점. 신앙 보너스: 불 신앙 2칸마다 일꾼 1명.
tile-SCORE5-effect = 건설한 주택마다 승점 2점. 신앙 보너스: 불 신앙 4칸마다 파워 4개.
tile-SCORE6-effect = 건설한 교역소마다 승점 3점. 신앙 보너스: 물 신앙 4칸마다 삽 1개.
tile-SCORE7-effect = 요새 또는 성역을 건설하면 승점 5점. 신앙 보너스: 하늘 신앙 2칸마다 일꾼 1명.
tile-SCORE8-effect = 건설한 교역소마다 승점 3점. 신앙 보너스: 하늘 신앙 4칸마다 삽 1개.

## 최종 득점 타일
