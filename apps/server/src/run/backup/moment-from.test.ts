import { expect, test } from 'vitest'
import { momentFrom } from './moment-from.ts'

test.each([
  ['2026-11-18T12:45:00Z', '2026-11-18T12:45:00.000Z'],
  ['2026-11-18T13:45:00+01:00', '2026-11-18T12:45:00.000Z'],
  ['2026-11-18 13:45 +0100', '2026-11-18T12:45:00.000Z'],
])('T-PLANT-566 %s is a moment', (text, at) => expect(momentFrom(text)).toBe(at))

test.each([
  ['2026-11-18 12:45', 'needs a time zone'],
  ['2026-11-18T12:45:00', 'needs a time zone'],
  ['2026-11-18', 'needs a time zone'],
  ['yesterday', 'is a moment like'],
])('T-PLANT-566 %s is refused in words', (text, why) => expect(() => momentFrom(text)).toThrow(why))
