tile-greatest-distance-effect = 연결된 한 영역에서 가장 멀리 떨어진 자신의 두 건물: 거리 순서로 승점 18점, 승점 12점, 승점 6점.
tile-stronghold-sanctuary-effect = 연결된 한 영역에 있는 요새와 성역: 둘 사이의 거리 순서로 승점 18점, 승점 12점, 승점 6점.
tile-outposts-effect = 연결된 한 영역에서 지도 가장자리에 있는 건물: 개수 순서로 승점 18점, 승점 12점, 승점 6점.
tile-settlements-effect = 연결된 한 영역에서 직접 인접한 건물의 무리: 개수 순서로 승점 18점, 승점 12점, 승점 6점.
