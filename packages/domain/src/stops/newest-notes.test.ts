import { expect, test } from 'vitest'
import { newestNotes } from './newest-notes.ts'

test('T-ROUTE-30 notes of the machine and of its stops are one list, newest first', () => {
  const note = (record_no: number, at: string, stop_description = '') => ({
    ...{ record_no, machine_id: 'M1', author: 'Anna', note: 'worn' },
    ...{ at, stop_description },
  })
  const list = newestNotes([
    note(2, '2026-06-10T08:00:00.000Z'),
    note(1, '2026-06-09T08:00:00.000Z'),
    note(0, '2026-06-10T09:30:00.000+02:00', 'Tool change'),
  ])
  expect(list.map(({ record_no }) => record_no)).toEqual([2, 0, 1])
})
