import { expect, test } from 'vitest'
import { type LateCard, type LateLoad, lateCards, lateColours, lateLook, opensLateOrders } from './late-cards.ts'

const loaded = (count: number, hours: number): LateLoad => ({ state: 'loaded', count, hours })

test.each<[string, LateLoad, string, boolean]>([
  ['loading', { state: 'loading' }, 'white', false],
  ['an error', { state: 'error' }, 'red', false],
  ['no late order', loaded(0, 0), 'green', false],
  ['one late order', loaded(1, 0), 'yellow', true],
  ['many late orders', loaded(12, 80.5), 'yellow', true],
])('T-STATE-04 T-STATE-05 %s is %s and opens accordingly', (_, load, colour, opens) => {
  expect(lateColours[lateLook(load)]).toBe(colour)
  expect(opensLateOrders(load)).toBe(opens)
})

const cards: LateCard[] = [
  { machine_id: 'M2', load: loaded(1, 5) },
  { machine_id: 'M10', load: loaded(3, 1) },
  { machine_id: 'M9', load: loaded(3, 1) },
  { machine_id: 'M3', load: loaded(3, 8) },
  { machine_id: 'M4', load: loaded(0, 0) },
  { machine_id: 'M5', load: { state: 'error' } },
  { machine_id: 'M6', load: { state: 'loading' } },
]

test.each<[string, boolean, boolean, string[]]>([
  ['as they stand', false, false, ['M2', 'M10', 'M9', 'M3', 'M4', 'M5', 'M6']],
  ['most late orders first, then hours, then id', true, false, ['M3', 'M9', 'M10', 'M2', 'M4', 'M5', 'M6']],
  ['only with late orders; loading and failed ones stay', false, true, ['M2', 'M10', 'M9', 'M3', 'M5', 'M6']],
  ['both', true, true, ['M3', 'M9', 'M10', 'M2', 'M5', 'M6']],
])('T-SCREEN-18 T-SCREEN-19 T-SCREEN-19-X %s', (_, orderOnNumberOfLateOrder, showOnlyMachinesWithLateorder, ids) =>
  expect(
    lateCards(cards, { orderOnNumberOfLateOrder, showOnlyMachinesWithLateorder }).map(({ machine_id }) => machine_id),
  ).toEqual(ids),
)
