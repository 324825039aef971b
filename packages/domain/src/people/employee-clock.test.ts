import { expect, test } from 'vitest'
import { clockIn, failuresAfter, pinWaitSeconds } from './employee-clock.ts'

const present = [
  { machine_id: 'M1', signed_in: 100 },
  { machine_id: 'M2', signed_in: 300 },
]

test.each([
  ['elsewhere and not asked', ['M3'], undefined, { elsewhere: 'M2' }],
  ['with Yes', ['M3'], true, { leaves: ['M1', 'M2'], stays: ['M3'], share: 1 }],
  ['with No', ['M3'], false, { leaves: [], stays: ['M1', 'M2', 'M3'], share: 0.3333 }],
  ['where they are already', ['M1', 'M2', 'M2'], undefined, { leaves: [], stays: ['M1', 'M2'], share: 0.5 }],
  ['nowhere, with Yes', [], true, { leaves: ['M1', 'M2'], stays: [], share: 0 }],
])('W-CALL-49-X an employee clocks in %s', (_what, machines, exclusive, expected) =>
  expect(clockIn(present, { machines, exclusive })).toEqual(expected),
)

test('W-CALL-49-X after five wrong pin codes none is looked at for 60 seconds, then five more', () => {
  const tries = { failures: 5, last_failure: 1000 }
  expect(pinWaitSeconds({ ...tries, failures: 4 }, 2000)).toBe(0)
  expect(pinWaitSeconds(tries, 2000)).toBe(59)
  expect(pinWaitSeconds(tries, 61_000)).toBe(0)
  expect(failuresAfter(null, 2000)).toBe(1)
  expect(failuresAfter({ failures: 2, last_failure: 1000 }, 2000)).toBe(3)
  expect(failuresAfter(tries, 61_000)).toBe(1)
})
