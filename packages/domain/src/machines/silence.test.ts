import { expect, test } from 'vitest'
import { silenceWithin } from './silence.ts'

/** Last heard at second 10; out of contact 60 seconds later. */
const heard = 10_000
const minute = { seconds: 60, earlier: [] }
const changed = { seconds: 60, earlier: [{ until: 100_000, seconds: 120 }] }

test.each([
  ['before the limit is reached', [20_000, 60_000], minute, { ms: 0, to: 0 }],
  ['that ends with the limit', [20_000, 70_000], minute, { ms: 0, to: 0 }],
  ['a millisecond beyond it', [20_000, 70_001], minute, { ms: 1, to: 70_001 }],
  ['all of it beyond the limit', [80_000, 90_000], minute, { ms: 10_000, to: 90_000 }],
  ['of no length', [80_000, 80_000], minute, { ms: 0, to: 0 }],
  ['without a limit', [80_000, 90_000], undefined, { ms: 0, to: 0 }],
  ['before the limit was made shorter', [80_000, 100_000], changed, { ms: 0, to: 0 }],
  ['over the change: from there the shorter one holds', [80_000, 110_000], changed, { ms: 10_000, to: 110_000 }],
  ['after the change', [110_000, 115_000], changed, { ms: 5_000, to: 115_000 }],
  [
    'over a change, silent before it and by the longer limit not after',
    [80_000, 110_000],
    { seconds: 120, earlier: [{ until: 100_000, seconds: 60 }] },
    { ms: 20_000, to: 100_000 },
  ],
  [
    'silent by both limits',
    [80_000, 140_000],
    { seconds: 120, earlier: [{ until: 100_000, seconds: 60 }] },
    { ms: 30_000, to: 140_000 },
  ],
] as const)('T-PLANT-167 silence within a stretch %s', (_what, [from, to], limit, silence) => {
  expect(silenceWithin({ from, to }, heard, limit)).toEqual(silence)
})
