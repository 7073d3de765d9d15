tile-greatest-distance-effect = For the two own structures furthest apart in one connected area: 18 VP, 12 VP and 6 VP by distance.
tile-stronghold-sanctuary-effect = For stronghold and sanctuary in one connected area: 18 VP, 12 VP and 6 VP by the distance between them.
tile-outposts-effect = For structures on the edge of the map in one connected area: 18 VP, 12 VP and 6 VP by their number.
tile-settlements-effect = For groups of directly adjacent structures within one connected area: 18 VP, 12 VP and 6 VP by their number.
