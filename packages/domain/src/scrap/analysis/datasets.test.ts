import { expect, test } from 'vitest'
import { allOverviews, filterDelayMs, overviewOr1 } from './datasets.ts'

test('the picker has seven layouts', () =>
  expect(allOverviews.map(({ dataset, overview }) => `${dataset}/${overview}`)).toEqual([
    'history-day/overview-1',
    'history-day/overview-2',
    'card-history/overview-1',
    'history-scrap/overview-1',
    'history-scrap/overview-2',
    'history-scrap/overview-3',
    'history-scrap/overview-4',
  ]))

test.each([
  ['history-scrap', 'overview-4', 'overview-4'],
  ['history-day', 'overview-4', 'overview-1'],
  ['card-history', 'overview-2', 'overview-1'],
  ['history-scrap', 'constructor', 'overview-1'],
  ['history-scrap', '', 'overview-1'],
] as const)('%s with the layout %j shows %s', (dataset, wanted, shown) =>
  expect(overviewOr1(dataset, wanted)).toBe(shown),
)

test('W-DATA-10 a filter change waits 500 ms on scrap pages and 1000 ms on the others', () => {
  expect(filterDelayMs('history-scrap')).toBe(500)
  expect(filterDelayMs('history-day')).toBe(1000)
  expect(filterDelayMs('card-history')).toBe(1000)
})
