import { expect, test } from 'vitest'
import { allBoards, type WallBoard } from '../../ground/model/wall-boards.ts'
import { firstTurn, pageOf, type Rotation, secondsLeft, spentShare, type Turn, turn } from './rotation.ts'

const boards: readonly WallBoard[] = [
  { board: 'plant', seconds: 30 },
  { board: 'andon', seconds: 20 },
  { board: 'losses', seconds: 60 },
]
const pass = (seconds: number): Turn => ({ do: 'pass', ms: seconds * 1000 })
const pages = (count: number): Turn => ({ do: 'pages', pages: count })
const after = (given: readonly Turn[], of = boards, from: Rotation = firstTurn) =>
  given.reduce((now, one) => turn(now, one, of), from)
const on = { do: 'step', by: 1 } as const
const back = { do: 'step', by: -1 } as const
const pause = { do: 'pause' } as const

test.each<[string, Turn[], { at: number; page?: number; left?: number }]>([
  ['shows the first board for its seconds', [pass(29)], { at: 0, left: 1 }],
  ['then the next', [pass(30)], { at: 1, left: 20 }],
  ['and after the last the first', [pass(30), pass(20), pass(60)], { at: 0, left: 30 }],
  ['that slept for an hour goes on with the next', [pass(3600)], { at: 1, left: 20 }],
  ['that is paused stays', [pass(10), pause, pass(500)], { at: 0, left: 20 }],
  ['goes on where it was paused', [pass(10), pause, pass(500), pause, pass(19)], { at: 0, left: 1 }],
  ['is led on by hand', [pass(10), on], { at: 1, left: 20 }],
  ['and back, to the last before the first', [back], { at: 2, left: 60 }],
  ['stays paused when it is led on', [pause, on, pass(100)], { at: 1, left: 20 }],
  ['shows every page long enough to be read', [on, pages(4)], { at: 1, page: 0, left: 32 }],
  ['turns the pages of a board', [on, pages(4), pass(17)], { at: 1, page: 2 }],
  ['shows the last page before the next board', [on, pages(4), pass(31)], { at: 1, page: 3 }],
  ['then the next board', [on, pages(4), pass(32)], { at: 2, page: 0 }],
  ['is led on page by page', [on, pages(4), on, on], { at: 1, page: 2 }],
  ['and from the last page to the next board', [on, pages(2), on, on], { at: 2, page: 0 }],
  ['keeps its page when machines come', [on, pages(2), on, pages(3)], { at: 1, page: 1 }],
])('T-LOOK-54 a wall %s', (_, given, shown) => {
  const now = after(given)
  expect({ at: now.at, page: pageOf(now, boards), left: secondsLeft(now, boards) }).toMatchObject(shown)
})

test('T-LOOK-54 a wall of one board says nothing of a next one, unless it has pages', () => {
  const one = allBoards.slice(1, 2)
  expect(spentShare(after([pass(10)], one), one)).toBeNull()
  expect(spentShare(after([pages(5), pass(10)], one), one)).toBe(0.25)
  expect(spentShare(after([pass(15)]), boards)).toBe(0.5)
})
