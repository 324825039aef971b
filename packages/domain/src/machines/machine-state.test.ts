import { expect, test } from 'vitest'
import { startOfStop, stopKey, unheard } from './machine-state.ts'
import { UNCODED } from './uncoded.ts'

test('T-PLANT-02 of a machine that was never heard nothing is known: a rebuild begins with nobody there, at no time', () => {
  expect(unheard).toEqual({
    ...{ status: 'N', since: 0, previous_since: 0, counted_to: 0, last_signal: 0, silent_to: 0 },
    ...{ stop: '', reason: '', reason_since: 0, automatic: 0, rule_until: null, rule_no: null, reason_before: UNCODED },
    ...{
      last_stop: '',
      last_reason: '',
      micro_since: null,
      people: 0,
      reduction: 0,
      reduction_since: 0,
      signal_states: {},
    },
  })
})

test('T-PLANT-02 the key of a stop is its beginning, so that a rebuild gives the same one', () => {
  expect(stopKey(1_765_432_100_123)).toBe('1765432100123')
  expect(startOfStop('1765432100123')).toBe(1_765_432_100_123)
})
