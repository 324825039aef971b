import { expect, test } from 'vitest'
import { shiftsCutBy, suggestedDayStart } from './day-start.ts'

const early = { from: '06:00', to: '14:00', shift: 1 }
const late = { from: '14:00', to: '22:00', shift: 2 }
const night = { from: '22:00', to: '06:00', shift: 3 }
const toMidnight = { from: '16:00', to: '00:00', shift: 2 }
const allDay = { from: '06:00', to: '06:00', shift: 1 }

test.each([
  ['no shift', [], '00:00'],
  ['two shifts', [early, late], '06:00'],
  ['three shifts, the night named last', [night, late, early], '06:00'],
  ['nights alone', [night], '22:00'],
  ['a first shift that begins inside another', [{ ...early, from: '05:00' }, night], '22:00'],
  ['around the clock', [allDay], '06:00'],
  [
    'two that each begin inside the other',
    [
      { ...early, to: '15:00' },
      { ...late, to: '07:00' },
    ],
    '06:00',
  ],
])('T-PLANT-388 of %s the suggested day begins', (_what, spans, start) => expect(suggestedDayStart(spans)).toBe(start))

test.each([
  ['00:00', [early, late, night], [3]],
  ['06:00', [early, late, night], []],
  ['22:00', [early, late, night], []],
  ['12:00', [early, late, night], [1]],
  ['23:00', [night], [3]],
  ['05:59', [night], [3]],
  ['00:00', [toMidnight], []],
  ['06:00', [allDay], []],
  ['00:00', [allDay], [1]],
])('T-PLANT-388 a day that begins at %s cuts', (day_start, spans, cut) =>
  expect(shiftsCutBy(day_start, spans).map(({ shift }) => shift)).toEqual(cut),
)
