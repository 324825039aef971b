import { expect, test } from 'vitest'
import { lacksNote } from './scrap-note.ts'

test.each([
  ['a flagged reason without a note', { scrap_text_flag: 1 }, '', true],
  ['a flagged reason with blanks', { scrap_text_flag: 1 }, '  ', true],
  ['a flagged reason with a note', { scrap_text_flag: 1 }, 'burr on edge', false],
  ['an ordinary reason without a note', { scrap_text_flag: 0 }, '', false],
  ['no reason yet', null, '', false],
] as const)('W-STATE-06 %s', (_what, reason, note, holds) => {
  expect(lacksNote(reason, note)).toBe(holds)
})
