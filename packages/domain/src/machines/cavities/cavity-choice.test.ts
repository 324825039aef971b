import { describe, expect, test } from 'vitest'
import { insertsFor, mayDoWithAll } from './cavity-choice.ts'

const closed = { insert_location: 1, status: 0 }
const open = { insert_location: 2, status: 1 }
const worn = { insert_location: 3, status: 7 }
const user = (show_cavities: number) => ({ settings: { show_cavities } })

test.each([
  [undefined, [1, 2, 3]],
  ['open', [1]],
  ['close', [2, 3]],
] as const)('the page to %s lists inserts %j', (action, locations) => {
  expect(insertsFor([closed, open, worn], action).map(({ insert_location }) => insert_location)).toEqual(locations)
})

describe('T-STATE-13 what can be done with the chosen inserts', () => {
  test.each([
    ['a closed one can be opened', [closed], 'open', 3, true],
    ['a closed one cannot be closed', [closed], 'close', 3, false],
    ['any status but 0 can be closed', [open, worn], 'close', 3, true],
    ['and not opened', [open], 'open', 3, false],
    ['a mixed choice can be neither', [closed, open], 'open', 3, false],
    ['only with setting 3', [closed], 'open', 2, false],
    ['nor closed without it', [open], 'close', 1, false],
    ['nothing chosen is nothing to do', [], 'close', 3, false],
  ] as const)('%s', (_, inserts, action, setting, expected) => {
    expect(mayDoWithAll(inserts, action, user(setting))).toBe(expected)
  })
})
