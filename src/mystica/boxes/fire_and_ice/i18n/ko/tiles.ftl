tile-ACTH5-effect = { -power(n: "faction[shapeshifters].traits[new_home_power]") }로 다른 종족이 쓰지 않는 색상의 새 홈 지형을 정합니다. 원하는 만큼 할 수 있습니다.
tile-ACTH6-effect = 게임에서 제거되는 { -tokens(n: "faction[shapeshifters].traits[new_home_tokens]") }로 다른 종족이 쓰지 않는 색상의 새 홈 지형을 정합니다. 원하는 만큼 할 수 있습니다.
tile-greatest-distance-effect = 연결된 한 영역에서 가장 멀리 떨어진 자신의 두 건물: 거리 순서로 { -vp(n: "final[greatest-distance].vp[0]") }, { -vp(n: "final[greatest-distance].vp[1]") }, { -vp(n: "final[greatest-distance].vp[2]") }.
tile-stronghold-sanctuary-effect = 연결된 한 영역에 있는 요새와 성역: 둘 사이의 거리 순서로 { -vp(n: "final[stronghold-sanctuary].vp[0]") }, { -vp(n: "final[stronghold-sanctuary].vp[1]") }, { -vp(n: "final[stronghold-sanctuary].vp[2]") }.
tile-outposts-effect = 연결된 한 영역에서 지도 가장자리에 있는 건물: 개수 순서로 { -vp(n: "final[outposts].vp[0]") }, { -vp(n: "final[outposts].vp[1]") }, { -vp(n: "final[outposts].vp[2]") }.
tile-settlements-effect = 연결된 한 영역에서 직접 인접한 건물의 무리: 개수 순서로 { -vp(n: "final[settlements].vp[0]") }, { -vp(n: "final[settlements].vp[1]") }, { -vp(n: "final[settlements].vp[2]") }.
