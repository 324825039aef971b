import { expect, test } from 'vitest'
import { type StopToSplit, splitStop } from './split-stop.ts'

const stop: StopToSplit = { stop: '1000', stop_reason: '-', shift: 2, start: 1000, end: 5000 }
const ongoing = { ...stop, end: null }

test.each([
  ['inside a stop that is over', stop, 3000],
  ['one millisecond after its start', stop, 1001],
  ['one millisecond before its end', stop, 4999],
  ['of an ongoing stop just before now', ongoing, 8999],
])('T-CALL-46-X T-VALID-12-X a time %s divides it', (_what, on, time) => {
  expect(splitStop(on, time, 9000)).toEqual({ at: time })
})

test.each([
  ['a stop that does not exist', null, 3000, 'stop-not-found'],
  ['a coded stop', { ...stop, stop_reason: '110' }, 3000, 'split-of-coded-stop'],
  ['a stop in unplanned time', { ...stop, shift: 0 }, 3000, 'split-of-unplanned-stop'],
  ['its start', stop, 1000, 'split-time-outside-stop'],
  ['its end', stop, 5000, 'split-time-outside-stop'],
  ['a time before it', stop, 999, 'split-time-outside-stop'],
  ['now, while it lasts', ongoing, 9000, 'split-time-outside-stop'],
])('T-CALL-46-X %s is refused', (_what, on, time, refusal) => {
  expect(splitStop(on, time, 9000)).toMatchObject({ refusal })
})
