tile-BON10 = 선박 값
tile-TW6 = 열쇠 2개
tile-TW7 = 선박
tile-TW8 = 승점
tile-SCORE9 = 사원
