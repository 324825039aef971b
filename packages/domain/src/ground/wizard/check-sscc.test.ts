import { expect, test } from 'vitest'
import { isSscc, ssccIn, ssccState } from './check-sscc.ts'

const GOOD = '106141412345678908'

test.each([
  ['W-VALID-25 18 digits', GOOD, true],
  ['W-VALID-25 17', GOOD.slice(1), false],
  ['W-VALID-25 19', `${GOOD}0`, false],
  ['W-VALID-27-X with spaces', '1061 4141 2345 6789 08', true],
  ['W-VALID-27-X with a letter', GOOD.replace('4', 'A'), false],
  ['W-STEP-44-X scanned with identifier', `00${GOOD}`, true],
  ['W-STEP-44-X scanned with identifier in brackets', `(00)${GOOD}`, true],
])('%s', (_what, entered, expected) => expect(isSscc(entered)).toBe(expected))

test('W-VALID-26 W-VALID-27-X every change of one digit is noticed', () => {
  for (let at = 0; at < GOOD.length; at += 1) {
    for (const digit of '0123456789') {
      const changed = GOOD.slice(0, at) + digit + GOOD.slice(at + 1)
      expect(isSscc(changed), changed).toBe(changed === GOOD)
    }
  }
})

test('W-STEP-44-X a number that begins with 00 itself is not shortened', () =>
  expect(ssccIn('006141412345678908')).toBe('006141412345678908'))

test.each([
  ['', false, 'empty'],
  ['1061', false, 'typing'],
  ['1061', true, 'invalid'],
  [`${GOOD.slice(0, -1)}9`, false, 'invalid'],
  [GOOD, false, 'valid'],
] as const)('W-VALID-29-X %s, left %s: %s', (entered, left, expected) =>
  expect(ssccState(entered, left)).toBe(expected),
)
