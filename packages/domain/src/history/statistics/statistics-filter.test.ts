import { expect, test } from 'vitest'
import { filterProblem, lastDays, machineViews, statisticsViews } from './statistics-filter.ts'

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

test('the last days end today', () => {
  expect(lastDays(7, '2026-06-10')).toEqual({ start: '2026-06-04', end: '2026-06-10' })
})

test('the analysis is only for places', () => {
  expect(statisticsViews.filter((view) => !machineViews.some((own) => own === view))).toEqual(['analysis-short'])
})
