import { expect, test } from 'vitest'
import { CLOSED, canClose, canOpen, changeCavities, mayViewCavities, OPEN } from './change-cavities.ts'

const user = (show_cavities: number) => ({ settings: { show_cavities } })

test.each([
  [0, 3, true, false],
  [1, 3, false, true],
  [2, 3, false, true],
  [0, 2, false, false],
  [1, 2, false, false],
])('T-STATE-13 an insert with status %i, setting %i: open %s, close %s', (status, setting, opens, closes) => {
  expect([canOpen({ status }, user(setting)), canClose({ status }, user(setting))]).toEqual([opens, closes])
})

test.each([
  [0, false],
  [1, true],
  [3, true],
])('T-PERM-06-C with setting %i cavities are shown: %s', (setting, shown) => {
  expect(mayViewCavities(user(setting))).toBe(shown)
})

const mounted = {
  tool_id: 'T-7',
  inserts: [
    { insert_location: 1, status: 1 },
    { insert_location: 2, status: 0 },
    { insert_location: 3, status: 1 },
    { insert_location: 4, status: 0 },
  ],
}

test.each([
  ['closing one', [1], CLOSED, 3],
  ['closing two, one of them named twice', [1, 3, 3], CLOSED, 4],
  ['opening one', [2], OPEN, 1],
  ['opening all that are closed', [2, 4], OPEN, 0],
] as const)('T-CALL-49-X %s', (_what, insert_locations, to, closed) => {
  const answer = changeCavities({ tool_id: 'T-7', insert_locations, to }, mounted)
  expect(answer).toMatchObject({ closed })
  expect('changed' in answer && answer.changed.map(({ insert_location }) => insert_location)).toEqual([
    ...new Set(insert_locations),
  ])
})

test.each([
  ['a tool that was changed meanwhile', 'T-8', [1], CLOSED, 'tool-changed'],
  ['an insert the tool does not have', 'T-7', [9], CLOSED, 'insert-unknown'],
  ['closing a closed one', 'T-7', [1, 2], CLOSED, 'changed-by-someone-else'],
  ['opening an open one', 'T-7', [1], OPEN, 'changed-by-someone-else'],
] as const)('T-CALL-49-X %s is refused', (_what, tool_id, insert_locations, to, refusal) => {
  expect(changeCavities({ tool_id, insert_locations, to }, mounted)).toMatchObject({ refusal })
})
