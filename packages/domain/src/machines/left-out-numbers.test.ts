import { expect, test } from 'vitest'
import { leftOutNote, readLeftOutNote } from './left-out-numbers.ts'

test('T-PLANT-320 what was noted of left out numbers is read again', () =>
  expect(readLeftOutNote(leftOutNote({ gaps: 5, highest: 10 }))).toEqual({ gaps: 5, highest: 10 }))

test.each([
  '',
  'connection refused',
  'numbers-left-out 5',
  'left out 5 of the numbers up to 10: x',
  'numbers-left-out a 3',
])('T-PLANT-320 %j is a connector’s own words', (note) => expect(readLeftOutNote(note)).toBeNull())
