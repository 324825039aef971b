import { expect, test } from 'vitest'
import { answered, dataChanged, type FilterRuns, noRuns, want } from './filter-runs.ts'

const begin: FilterRuns<string> = noRuns

test('W-ERROR-23 W-ERROR-24-X an answer to an older filter is dropped, and the filter that counts is asked', () => {
  const first = want(begin, 'all')
  expect(first.ask?.question).toBe('all')
  const second = want(first.runs, 'M101')
  expect(second.ask).toBeNull()
  const late = answered(second.runs, 1)
  expect(late).toMatchObject({ show: false, ask: { question: 'M101', number: 2 } })
  expect(answered(late.runs, 2)).toMatchObject({ show: true, ask: null })
})

test('W-ERROR-24-X an answer of older data is dropped in the same way', () => {
  const { runs } = want(begin, 'all')
  const changed = dataChanged(runs)
  expect(changed.ask).toBeNull()
  expect(answered(changed.runs, 1)).toMatchObject({ show: false, ask: { question: 'all', number: 2 } })
})

test('W-ERROR-24-X while the right question is on its way, a stray answer starts no second one', () => {
  const { runs } = want(begin, 'all')
  expect(answered(runs, 0)).toEqual({ runs, ask: null, show: false })
})

test('an answered question leaves room for the next', () => {
  const done = answered(want(begin, 'all').runs, 1)
  expect(want(done.runs, 'M101').ask).toEqual({ question: 'M101', number: 2 })
  expect(dataChanged(begin).ask).toBeNull()
})
