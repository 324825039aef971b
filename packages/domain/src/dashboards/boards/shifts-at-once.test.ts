import { expect, test } from 'vitest'
import { shiftsAtOnce } from './shifts-at-once.ts'

const early = { shift: 1, called: 'Early', to: 14 }
const day = { shift: 3, called: 'Day', to: 16 }
const otherEarly = { shift: 7, called: 'Early', to: 14 }
const longEarly = { shift: 8, called: 'Early', to: 18 }
const none = { shift: 0, called: '', to: 6 }

test.each([
  ['the same everywhere', [early, early], 1, early],
  ['two calendars', [day, early, early], 2, early],
  ['two of one name and end', [early, otherEarly], 1, early],
  ['two of one name that end at another time', [early, longEarly], 2, early],
  ['one, and machines that have none', [none, none, early], 1, early],
  ['none', [none, none], 0, none],
  ['no machine', [], 0, undefined],
])('T-LOOK-151 a place with %s', (_what, shifts, count, most) => {
  expect(shiftsAtOnce(shifts)).toEqual({ count, most })
})
