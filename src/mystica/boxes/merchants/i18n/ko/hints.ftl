term-ships = 배와 조선소
