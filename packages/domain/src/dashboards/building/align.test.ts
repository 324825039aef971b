import { describe, expect, test } from 'vitest'
import { type Alignment, aligned, distributed, sameSize } from './align.ts'

const size = { x: 24, y: 12 }
const at = (id: string, x: number, y: number, w: number, h: number) => ({ id, pos: { x, y, w, h } })
const three = [at('a', 1, 1, 6, 4), at('b', 9, 3, 3, 2), at('c', 15, 7, 4, 4)]
const places = (of: ReadonlyMap<string, { x: number; y: number }>, along: 'x' | 'y') =>
  three.map(({ id }) => of.get(id)?.[along])

describe('D-BUILD-06 aligned with the outermost of them', () => {
  test.each<[Alignment, 'x' | 'y', number[]]>([
    ['left', 'x', [1, 1, 1]],
    ['center', 'x', [7, 8.5, 8]],
    ['right', 'x', [13, 16, 15]],
    ['top', 'y', [1, 1, 1]],
    ['middle', 'y', [4, 5, 4]],
    ['bottom', 'y', [7, 9, 7]],
  ])('%s', (to, along, expected) => {
    const moved = aligned(three, to, size)
    expect(places(moved, along)).toEqual(expected)
    // The other axis and the size stay.
    expect(places(moved, along === 'x' ? 'y' : 'x')).toEqual(three.map(({ pos }) => pos[along === 'x' ? 'y' : 'x']))
  })

  test('one alone is aligned with the board', () => {
    expect(aligned([at('a', 1, 1, 6, 4)], 'right', size).get('a')).toEqual({ x: 18, y: 1, w: 6, h: 4 })
    expect(aligned([at('a', 1, 1, 6, 4)], 'middle', size).get('a')).toEqual({ x: 1, y: 4, w: 6, h: 4 })
  })
})

describe('D-BUILD-06 the gaps between them become equal', () => {
  test('in the order in which they lie, the outermost stay', () => {
    expect(places(distributed(three, 'across'), 'x')).toEqual([1, 9.5, 15])
    expect(places(distributed(three, 'down'), 'y')).toEqual([1, 5, 7])
    expect(places(distributed([...three].reverse(), 'across'), 'x')).toEqual([1, 9.5, 15])
  })

  test('without room they overlap equally', () => {
    const tight = [at('a', 0, 0, 6, 1), at('b', 1, 0, 6, 1), at('c', 4, 0, 6, 1)]
    expect(places(distributed(tight, 'across'), 'x')).toEqual([0, 2, 4])
  })

  test('two have nothing to be equal with', () => expect(distributed(three.slice(0, 2), 'across').size).toBe(0))
})

test.each([
  ['width', [6, 6, 6], [4, 2, 4]],
  ['height', [6, 3, 4], [4, 4, 4]],
  ['both', [6, 6, 6], [4, 4, 4]],
] as const)('D-BUILD-06 the same %s as the one that was chosen first', (what, wide, high) => {
  const sized = sameSize(three, what, size)
  expect(three.map(({ id }) => sized.get(id)?.w)).toEqual(wide)
  expect(three.map(({ id }) => sized.get(id)?.h)).toEqual(high)
})

test('D-BUILD-06 one that would leave the grid by its new size moves in', () => {
  const sized = sameSize([at('a', 0, 0, 12, 2), at('b', 20, 0, 4, 2)], 'width', size)
  expect(sized.get('b')).toEqual({ x: 12, y: 0, w: 12, h: 2 })
})
