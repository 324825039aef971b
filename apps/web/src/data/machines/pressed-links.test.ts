import { expect, test } from 'vitest'
import { withPress } from './pressed-links.ts'

test('T-LOOK-08 presses are counted, and what was pressed long ago gives way', () => {
  expect(withPress({}, 'notes')).toEqual({ notes: 1 })
  expect(withPress({ notes: 1, files: 3 }, 'notes')).toEqual({ notes: 2, files: 3 })
  expect(withPress({ notes: 63, files: 5 }, 'notes')).toEqual({ notes: 32, files: 2 })
})
