import { expect, test } from 'vitest'
import { sharedLimits } from './shared-limits.ts'

const usual = { efficiency_green_limit: 85, oee_green_limit: 75, q_green_limit: 97.9 }

test.each([
  ['one machine', [usual], { availability: 85, oee: 75, scrap: 2.1 }],
  ['machines that are alike', [usual, usual], { availability: 85, oee: 75, scrap: 2.1 }],
  [
    'machines that differ in one',
    [usual, { ...usual, q_green_limit: 95 }],
    { availability: 85, oee: 75, scrap: undefined },
  ],
  ['nobody', [], { availability: undefined, oee: undefined, scrap: undefined }],
])('T-LOOK-83 the limits of %s', (_, machines, expected) => expect(sharedLimits(machines)).toEqual(expected))
