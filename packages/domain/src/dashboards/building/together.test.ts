import { describe, expect, test } from 'vitest'
import { draggedTogether, movedTogether, sizedTogether } from './together.ts'

const size = { x: 24, y: 12 }
const at = (id: string, x: number, y: number, w = 6, h = 4) => ({ id, pos: { x, y, w, h } })
const pair = [at('a', 2, 1), at('b', 8, 1)]
const boxes = (places: ReturnType<typeof movedTogether>) => [...places].map(([id, { x, y, w, h }]) => [id, x, y, w, h])

describe('D-BUILD-05 several move as one body', () => {
  test.each([
    [
      'by the same',
      { x: 3, y: 2 },
      [
        [5, 3],
        [11, 3],
      ],
    ],
    [
      'which stops at the right and lower edge',
      { x: 99, y: 99 },
      [
        [12, 8],
        [18, 8],
      ],
    ],
    [
      'which stops at the left and upper edge',
      { x: -99, y: -99 },
      [
        [0, 0],
        [6, 0],
      ],
    ],
  ])('%s', (_, by, to) => {
    expect(boxes(movedTogether(pair, by, size)).map(([, x, y]) => [x, y])).toEqual(to)
  })

  test('what was stored outside of the grid comes in, and never further out', () => {
    expect(boxes(movedTogether([at('a', 30, 0)], { x: -1, y: 0 }, size))).toEqual([['a', 18, 0, 6, 4]])
    expect(boxes(movedTogether([at('wide', 0, 0, 40, 2)], { x: 3, y: 1 }, size))).toEqual([['wide', 0, 1, 40, 2]])
  })

  test('dragged, its corner lands on cells; free while Alt is held', () => {
    const off = [at('a', 2.4, 1), at('b', 8.9, 1)]
    expect(boxes(draggedTogether(off, { x: 1.2, y: 0.2, free: false }, size)).map(([, x]) => x)).toEqual([4, 10.5])
    expect(boxes(draggedTogether(off, { x: 1.23, y: 0, free: true }, size)).map(([, x]) => x)).toEqual([3.63, 10.13])
  })

  test('nothing moves where nothing is chosen', () => expect(movedTogether([], { x: 1, y: 1 }, size).size).toBe(0))
})

describe('D-BUILD-05 several are sized as one body', () => {
  const cells = (w: number, h: number, free = false) => ({ w, h, free })
  test('what touched goes on touching, and the body is as large as it was made', () => {
    expect(boxes(sizedTogether(pair, cells(17, 6), size))).toEqual([
      ['a', 2, 1, 9, 6],
      ['b', 11, 1, 8, 6],
    ])
    expect(boxes(sizedTogether(pair, cells(5, 4), size))).toEqual([
      ['a', 2, 1, 3, 4],
      ['b', 5, 1, 2, 4],
    ])
  })

  test('the outer edges lie where they are put, those within on cells', () => {
    expect(boxes(sizedTogether([at('a', 2.5, 1, 5), at('b', 7.5, 1)], cells(14, 4), size))).toEqual([
      ['a', 2.5, 1, 6.5, 4],
      ['b', 9, 1, 7.5, 4],
    ])
  })

  test.each([
    [
      'at the edge of the grid',
      cells(99, 99),
      [
        [2, 1, 11, 11],
        [13, 1, 11, 11],
      ],
    ],
    [
      'at one cell',
      cells(-3, -3),
      [
        [2, 1, 1, 1],
        [3, 1, 1, 1],
      ],
    ],
    [
      'at nothing while Alt is held',
      cells(0, 4, true),
      [
        [2, 1, 0.1, 4],
        [2.05, 1, 0.1, 4],
      ],
    ],
  ])('it stops %s', (_, to, boxesNow) => {
    expect(boxes(sizedTogether(pair, to, size)).map(([, ...box]) => box)).toEqual(boxesNow)
  })

  test('one alone keeps its corner', () => {
    expect(boxes(sizedTogether([at('a', 10, 4)], cells(8, 3), size))).toEqual([['a', 10, 4, 8, 3]])
  })
})
