import { describe, expect, test } from 'vitest'
import { inDrawingOrder } from '../placement.ts'
import { layerRows, restacked } from './layers.ts'

const at = (id: string, [x, y, w, h]: readonly number[], z?: number, component = 'gauge') => ({
  id,
  component,
  pos: { x: x as number, y: y as number, w: w as number, h: h as number, ...(z === undefined ? {} : { z }) },
  config: {},
})
const board = [
  at('dial', [0, 0, 6, 4]),
  at('hall', [0, 0, 24, 12], undefined, 'section'),
  at('over', [0, 0, 8, 4], 7),
  at('beside', [12, 0, 6, 4]),
]

test('D-BUILD-09 the uppermost layer comes first, and what lies wholly under another one says so', () => {
  expect(layerRows(board)).toEqual([
    { id: 'over', behind: undefined },
    { id: 'beside', behind: undefined },
    { id: 'dial', behind: 'over' },
    { id: 'hall', behind: undefined },
  ])
})

describe('D-BUILD-09 one place up or down in the list', () => {
  const order = (of: readonly ReturnType<typeof at>[]) => inDrawingOrder(of).map(({ id }) => id)
  test.each([
    ['dial', 1, ['hall', 'beside', 'dial', 'over']],
    ['hall', 1, ['dial', 'hall', 'beside', 'over']],
    ['over', -1, ['hall', 'dial', 'over', 'beside']],
    ['over', 1, ['hall', 'dial', 'beside', 'over']],
    ['hall', -1, ['hall', 'dial', 'beside', 'over']],
  ] as const)('%s by %d', (id, by, expected) => {
    const next = restacked(board, id, by)
    expect(order(next as typeof board)).toEqual(expected)
    expect(next).toHaveLength(board.length)
  })

  test('numbers are raised only where they would contradict the order', () => {
    const layers = (id: string, by: 1 | -1) => restacked(board, id, by).map(({ id: one, pos }) => [one, pos.z])
    expect(layers('dial', 1)).toEqual([
      ['hall', undefined],
      ['beside', undefined],
      ['dial', undefined],
      ['over', 7],
    ])
    expect(layers('hall', 1)).toEqual([
      ['dial', undefined],
      ['hall', 5],
      ['beside', undefined],
      ['over', 7],
    ])
  })

  test('at the end of the list nothing changes', () => {
    expect(restacked(board, 'over', 1)).toBe(board)
    expect(restacked(board, 'gone', 1)).toBe(board)
  })
})
