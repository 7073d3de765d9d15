tile-BON10-effect = 수입: { -power(n: "bonus[BON10].income.power") }. 패스할 때: 선박 트랙의 단계마다 { -vp(n: "bonus[BON10].pass_vp[shipping]") }.
tile-TW6-effect = { -vp(n: "town[TW6].vp") }, { -keys(n: "town[TW6].keys") }, 모든 신앙 트랙에서 { -steps(n: "town[TW6].steps") } 전진.
tile-TW7-effect = { -vp(n: "town[TW7].vp") }, { -keys(n: "town[TW7].keys") }, 선박 트랙에서 무료로 { -steps(n: "town[TW7].shipping") } 전진하고 그 승점 획득. 카펫 비행은 그 대신 { -steps(n: "town[TW7].skip_range") }을 더 건너뜁니다.
tile-TW8-effect = { -vp(n: "town[TW8].vp") }, { -keys(n: "town[TW8].keys") }.
tile-SCORE9-effect = 건설한 사원마다 { -vp(n: "scoring[SCORE9].vp") }. 신앙 보너스: 신앙에 남긴 자신의 성직자마다 { -coins(n: "scoring[SCORE9].coins") }.
