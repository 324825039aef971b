import { expect, test } from 'vitest'
import { answeredMoment } from './answered-moment.ts'

test.each([
  ['2026-11-17T06:00', '2026-11-17 06:00'],
  ['2026-11-17T06:00:07', '2026-11-17 06:00:07'],
  ['T06:00 checked', 'T06:00 checked'],
  ['since 2026-11-17T06:00', 'since 2026-11-17T06:00'],
  ['', ''],
])('T-PLANT-283 the answer %j is shown as %j', (answer, shown) => expect(answeredMoment(answer)).toBe(shown))
