import { expect, test } from 'vitest'
import { clockIn } from './employee-clock.ts'

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
