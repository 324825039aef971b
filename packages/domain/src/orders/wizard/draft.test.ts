import { expect, test } from 'vitest'
import { isOfThisShift, readDraft } from './draft.ts'

const draft = { at: 5_000, values: { quantity: '12' }, step: 'quantity', requestId: 'r-1' }

test.each([
  ['since the shift began', '1970-01-01T00:00:05.000Z', true],
  ['before it', '1970-01-01T00:00:05.001Z', false],
  ['on a machine without a shift', '', true],
])('T-PLANT-262 a draft is offered in its own shift: entered %s', (_, current_shift_start_time, fresh) =>
  expect(isOfThisShift(draft, { current_shift_start_time })).toBe(fresh),
)

test('T-PLANT-262 what cannot be read is no draft', () => {
  expect(readDraft(draft)).toEqual(draft)
  for (const odd of [
    undefined,
    null,
    'x',
    {},
    { ...draft, at: '1' },
    { ...draft, values: null },
    { ...draft, step: 1 },
  ]) {
    expect(readDraft(odd)).toBeNull()
  }
})
