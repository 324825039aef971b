import { expect, test } from 'vitest'
import { asUncoded, codeAndWords, hasNoReason, MICRO, UNCODED } from './uncoded.ts'

test.each([
  ['a code', '301', false, '301 No material', '301'],
  ['nobody has said why', UNCODED, true, 'No material', UNCODED],
  ['too short to ask', MICRO, true, 'No material', UNCODED],
])('T-PLANT-170 a stop with the reason of %s', (_what, reason, none, shown, known) => {
  expect(hasNoReason(reason)).toBe(none)
  expect(codeAndWords(reason, 'No material')).toBe(shown)
  expect(asUncoded(reason)).toBe(known)
})

test('T-PLANT-170 a code without words stands alone', () => expect(codeAndWords('301', '')).toBe('301'))
