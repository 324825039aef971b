import { expect, test } from 'vitest'
import { around, movable, withPlaces } from './boxes.ts'

const at = (id: string, x: number, locked?: boolean) => ({
  id,
  component: 'gauge',
  pos: { x, y: 1, w: 6, h: 4, z: 7 },
  config: {},
  ...(locked === undefined ? {} : { locked }),
})
const board = [at('a', 0), at('b', 6, true), at('c', 12, false)]

test('D-BUILD-08 what is meant is what is chosen, in the order of choosing, without what is locked', () => {
  expect(movable(board, ['c', 'b', 'gone', 'a']).map(({ id }) => id)).toEqual(['c', 'a'])
})

test('D-BUILD-05 widgets that come to another place keep their layer; where nothing moves the list is the same one', () => {
  const moved = withPlaces(board, new Map([['a', { x: 3, y: 2, w: 5, h: 4 }]]))
  expect(moved.map(({ pos }) => pos)).toEqual([{ x: 3, y: 2, w: 5, h: 4, z: 7 }, board[1]?.pos, board[2]?.pos])
  expect(withPlaces(board, new Map([['a', { x: 0, y: 1, w: 6, h: 4 }]]))).toBe(board)
})

test('D-BUILD-05 the box around several', () => {
  expect(around(board.map(({ pos }) => pos))).toEqual({ x: 0, y: 1, w: 18, h: 4 })
  expect(around([])).toBeUndefined()
})
