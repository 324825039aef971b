import { expect, test } from 'vitest'
import { lacksNote, needsNote } from './stop-note.ts'

test.each([
  ['none is chosen', null, '', false, false],
  ['a reason that says enough', { stop_text_flag: 0 }, '', false, false],
  ['one that needs a note', { stop_text_flag: 1 }, '', true, true],
  ['one with blanks', { stop_text_flag: 1 }, '  ', true, true],
  ['one with a note', { stop_text_flag: 1 }, 'belt torn', true, false],
] as const)('T-PLANT-366 T-PANEL-18-X %s', (_what, code, note, needs, lacks) => {
  expect([needsNote(code), lacksNote(code, note)]).toEqual([needs, lacks])
})
