import { expect, test } from 'vitest'
import { columnPages } from './column-pages.ts'

const order = { keptLongest: ['name', 'state', 'time', 'pieces'], onEveryPage: ['name', 'state'] }
const widths: Readonly<Record<string, number>> = { state: 100, time: 80, name: 120, tool: 90, pieces: 140, person: 60 }
const columns = (...keys: string[]) => keys.map((key) => ({ key, least: widths[key] ?? 0 }))
const all = columns('state', 'time', 'name', 'tool', 'pieces', 'person')

test.each<[string, number, string[][]]>([
  ['all when there is room', 590, [['state', 'time', 'name', 'tool', 'pieces', 'person']]],
  [
    'one pixel less: who matters least gives way, and stands on the next page with the names',
    589,
    [
      ['state', 'time', 'name', 'tool', 'pieces'],
      ['state', 'name', 'person'],
    ],
  ],
  [
    'a smaller one fills room that a larger one leaves',
    370,
    [
      ['state', 'time', 'name', 'person'],
      ['state', 'name', 'pieces'],
      ['state', 'name', 'tool'],
    ],
  ],
  [
    'one at a time where there is no room for two',
    100,
    [
      ['state', 'time', 'name'],
      ['state', 'name', 'pieces'],
      ['state', 'name', 'tool'],
      ['state', 'name', 'person'],
    ],
  ],
])('T-LOOK-23 pages of columns: %s', (_, room, pages) => expect(columnPages(all, room, order)).toEqual(pages))

test.each([300, 420, 500, 580])(
  'T-LOOK-23 in %d px every column stands on a page, and none is wider than the room',
  (room) => {
    const pages = columnPages(all, room, order)
    expect(new Set(pages.flat())).toEqual(new Set(all.map(({ key }) => key)))
    for (const page of pages.filter((each) => each.length > 3))
      expect(columns(...page).reduce((sum, { least }) => sum + least, 0)).toBeLessThanOrEqual(room)
  },
)

test('T-LOOK-23 a table without the columns that name a row has pages all the same', () => {
  expect(columnPages(columns('time', 'pieces'), 150, order)).toEqual([['time'], ['pieces']])
  expect(columnPages([], 150, order)).toEqual([[]])
})
