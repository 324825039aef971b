import { expect, test } from 'vitest'
import { noteWithReason, offersSplit, whyNoNote, whyNotSplit } from './stop-actions.ts'

const uncoded = { machine_id: 'M1', stop_reason: '-', shift: 2 }
const coded = { ...uncoded, stop_reason: '110' }

test.each([
  ['none', [], 'stops.split-one'],
  ['one uncoded stop', [uncoded], undefined],
  ['two uncoded stops', [uncoded, uncoded], 'stops.split-one'],
  ['one in shift 0', [{ ...uncoded, shift: 0 }], 'stops.split-unplanned'],
  ['one coded stop', [coded], 'stops.split-coded'],
])('T-VALID-12 splitting with %s chosen: %s %s', (_what, stops, expected) => expect(whyNotSplit(stops)).toBe(expected))

test.each([
  ['coded ones', [coded, coded], undefined],
  ['one uncoded among them', [coded, uncoded], 'stops.note-uncoded'],
])('T-VALID-13 a note on %s: %s %s', (_what, stops, expected) => expect(whyNoNote(stops)).toBe(expected))

test.each([
  [[[46]], true],
  [[[46, 5], [46]], true],
  [[[46], []], false],
  [[], false],
])('T-PANEL-21 machines with the functions %j offer splitting: %s', (functions, expected) =>
  expect(offersSplit(functions.map((special_functions) => ({ special_functions })))).toBe(expected),
)

test.each([
  ['', '', ''],
  ['', ' belt torn ', 'belt torn'],
  ['belt torn', '', 'belt torn'],
  ['belt torn', 'new one ordered', 'belt torn\nnew one ordered'],
  ['x'.repeat(1999), 'yes', `${'x'.repeat(1999)}\n`],
])('another reason loses no note', (before, added, expected) => expect(noteWithReason(before, added)).toBe(expected))
