import { expect, test } from 'vitest'
import { moved, orderLayoutText, readOrderLayout, usualLayout } from './order-layout.ts'

const names = (stored: string) => readOrderLayout(stored).map(({ panel }) => panel)

test.each([
  ['nothing', ''],
  ['nonsense', '{'],
  ['a form of another version', '{"panels":[]}'],
])('%s shows everything as usual', (_, stored) => expect(readOrderLayout(stored)).toEqual(usualLayout()))

test('W-SCREEN-17-X what was arranged is kept; what is new stands behind it, what is gone is left out', () => {
  const stored = JSON.stringify([
    { panel: 'time', visible: false, fields: [{ key: 'stop-time', visible: false }, { key: 'gone' }] },
    { panel: 'lost', visible: true },
    { panel: 'order', visible: true, fields: [] },
  ])
  expect(names(stored)).toEqual(['time', 'order', 'oee', 'quantity', 'scrap', 'setup', 'pallets', 'materials'])
  const [time] = readOrderLayout(stored)
  expect(time).toMatchObject({ visible: false })
  expect(time?.fields[0]).toEqual({ key: 'stop-time', visible: false })
  expect(time?.fields).toHaveLength(12)
})

test('it survives being written and read; the usual one is not kept', () => {
  const layout = moved(usualLayout(), 0, 1)
  expect(readOrderLayout(orderLayoutText(layout))).toEqual(layout)
  expect(orderLayoutText(usualLayout())).toBe('')
})

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, -1, ['a', 'c', 'b']],
] as const)('from %i by %i: %o', (from, by, list) => expect(moved(['a', 'b', 'c'], from, by)).toEqual([...list]))
