import { expect, test } from 'vitest'
import { shareOf, signIn, signOut } from './sign-in-shares.ts'

const at = (machine_id: string, signed_in: number) => ({ machine_id, signed_in })

test.each([
  [0, 0],
  [1, 1],
  [2, 0.5],
  [3, 0.3333],
  [4, 0.25],
])('T-CALL-13-X on %i machines a person counts %d on each', (machines, expected) => {
  expect(shareOf(machines)).toBe(expected)
})

test.each([
  ['nowhere yet', [], undefined, { leaves: [], stays: ['M1'], share: 1 }],
  ['elsewhere: the latest machine is named', [at('M2', 1), at('M3', 9)], undefined, { elsewhere: 'M3' }],
  ['Yes leaves all others', [at('M2', 1), at('M3', 9)], 1, { leaves: ['M2', 'M3'], stays: ['M1'], share: 1 }],
  ['No stays there too', [at('M2', 1), at('M3', 9)], 0, { leaves: [], stays: ['M2', 'M3', 'M1'], share: 0.3333 }],
  ['already here', [at('M1', 1)], undefined, { leaves: [], stays: ['M1'], share: 1 }],
  [
    'already here and elsewhere',
    [at('M1', 1), at('M2', 2)],
    undefined,
    { leaves: [], stays: ['M2', 'M1'], share: 0.5 },
  ],
] as const)('T-CALL-13-X sign-in, %s', (_what, present, exclusive, expected) => {
  expect(signIn(present, { machine_id: 'M1', exclusive })).toEqual(expected)
})

test.each([
  ['of one machine', [at('M1', 1)], { leaves: ['M1'], stays: [], share: 0 }],
  ['of one of three', [at('M1', 1), at('M2', 2), at('M3', 3)], { leaves: ['M1'], stays: ['M2', 'M3'], share: 0.5 }],
  ['where they are not', [at('M2', 2)], null],
] as const)('T-CALL-13-X sign-out %s', (_what, present, expected) => {
  expect(signOut(present, 'M1')).toEqual(expected)
})
