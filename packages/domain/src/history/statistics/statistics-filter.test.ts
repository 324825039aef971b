import { expect, test } from 'vitest'
import { filterProblem, machineViews, offeredIn, statisticsViews, usualPeriod } from './statistics-filter.ts'

test.each([
  ['a month', { start: '2026-05-11', end: '2026-06-10' }, true, undefined],
  ['one day', { start: '2026-06-10', end: '2026-06-10' }, true, undefined],
  ['no start', { start: '', end: '2026-06-10' }, true, 'start-missing'],
  ['a day that is none', { start: '2026-02-30', end: '2026-06-10' }, true, 'start-missing'],
  ['backwards', { start: '2026-06-11', end: '2026-06-10' }, true, 'start-not-before-end'],
  ['three years', { start: '2023-06-10', end: '2026-06-10' }, true, undefined],
  ['a day more than three years', { start: '2023-06-09', end: '2026-06-10' }, true, 'too-long'],
  ['an unknown machine or place', { start: '2026-05-11', end: '2026-06-10' }, false, 'unknown-place'],
] as const)('W-SCREEN-28-X a filter of %s', (_, range, known, problem) => {
  expect(filterProblem(range, { known })).toBe(problem)
})

test.each(statisticsViews)(
  'T-LOOK-60 %s offers the period that is usual in it; hours are told of the latest alone',
  (view) => {
    expect(offeredIn(view)).toContain(usualPeriod[view])
    expect(offeredIn(view).includes('24h')).toBe(view === 'sr-short')
  },
)

test('the analysis is only for places', () => {
  expect(statisticsViews.filter((view) => !machineViews.some((own) => own === view))).toEqual(['analysis-short'])
})
