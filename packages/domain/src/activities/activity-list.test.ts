import { expect, test } from 'vitest'
import { byDueDate, mayProceed, selectionOwner } from './activity-list.ts'

test('W-LIMIT-05 activities are sorted by due date, the first due first; equal ones as they were made', () => {
  const rows = [
    { record_no: '10', due_date: '2026-06-10T12:00:00Z' },
    { record_no: '9', due_date: '2026-06-10T14:00:00+02:00' },
    { record_no: '7', due_date: '2026-06-11T00:00:00Z' },
    { record_no: '8', due_date: '2026-06-10T11:59:00Z' },
  ]
  expect(byDueDate(rows).map(({ record_no }) => record_no)).toEqual(['8', '9', '10', '7'])
})

test.each([
  ['all', 'anna', 'anna'],
  ['', 'anna', 'anna'],
  ['M101', 'anna', 'M101'],
])('W-LIMIT-07 on %s the selection belongs to %s → %s', (machine, username, owner) =>
  expect(selectionOwner(machine, username)).toBe(owner),
)

test('W-VALID-32 only an activity whose perform is 1 can proceed', () => {
  expect([1, 0, 2].map((perform) => mayProceed({ perform }))).toEqual([true, false, false])
})
