import { expect, test } from 'vitest'
import { isSscc } from '../ground/wizard/check-sscc.ts'
import { erpIdOf, highestSerial, ssccStem } from './sscc.ts'

test.each([
  // The example of the GS1 General Specifications, section 7.9: 37610425002123456 has check digit 9.
  ['3', '7610425', 2_123_456, '376104250021234569'],
  ['0', '7350099', 1, '073500990000000010'],
  ['9', '735009900012', 4321, '973500990001243211'],
])('W-ENTITY-09 the SSCC of extension %s, prefix %s and serial %i', (extension, prefix, serial, sscc) => {
  const stem = ssccStem({ extension, prefix })
  expect(erpIdOf(stem as string, serial)).toBe(sscc)
  expect(isSscc(sscc)).toBe(true)
})

test('a company without a prefix numbers its flags plainly', () => {
  expect(ssccStem({ extension: '0', prefix: ' ' })).toBe('')
  expect(erpIdOf('', 4711)).toBe('4711')
})

test.each([
  ['0', '12345', 'sscc-prefix-wrong'],
  ['0', '73500AB', 'sscc-prefix-wrong'],
  ['12', '7350099', 'sscc-extension-wrong'],
  ['', '7350099', 'sscc-extension-wrong'],
])('extension “%s” with prefix “%s” is %s', (extension, prefix, refusal) =>
  expect(ssccStem({ extension, prefix })).toMatchObject({ refusal }),
)

test('numbers that are used up are not begun again', () => {
  const stem = '0735009900012'
  expect(highestSerial(stem)).toBe(9999)
  expect(erpIdOf(stem, 9999)).toMatch(/^\d{18}$/)
  expect(erpIdOf(stem, 10_000)).toMatchObject({ refusal: 'sscc-numbers-used-up' })
})
