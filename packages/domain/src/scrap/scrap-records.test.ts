import { expect, test } from 'vitest'
import { localDate } from '../ground/zone-time.ts'
import type { ScrapBooked } from './scrap-record.ts'
import { scrapRecords } from './scrap-records.ts'

const row = (trans_time: number): ScrapBooked => ({
  trans_time,
  day: localDate(trans_time, 'UTC'),
  scrap_reason: '10',
  scrap_reason_category: 'SUR',
  scrap_qty: 1,
  scrap_cost: null,
  machine_id: 'M1',
  machine_description: '',
  shift: 1,
  shift_description: '',
  part_no: 'P',
  card_no: 'C',
  tool_id: '',
  zone_description: '',
  category: '',
  department_description: '',
})

test.each([
  ['Europe/Stockholm', '2026-03-28T22:00:00Z'],
  ['Europe/Stockholm', '2026-10-24T22:00:00Z'],
  ['Asia/Kathmandu', '2026-12-31T16:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T12:00:00Z'],
])('W-ENTITY-24-X in %s each of many rows is as one alone, around %s', (zone, from) => {
  const rows = Array.from({ length: 400 }, (_, index) => row(Date.parse(from) + index * 119_000))
  expect(scrapRecords(rows, zone)).toEqual(rows.flatMap((one) => scrapRecords([one], zone)))
})

test('W-ENTITY-24-X the first second of an hour belongs to it, not to the quarter before', () => {
  const rows = ['21:59:59', '22:00:00'].map((time) => row(Date.parse(`2026-06-10T${time}Z`)))
  expect(scrapRecords(rows, 'Europe/Stockholm').map(({ hour_of_day }) => hour_of_day)).toEqual([23, 0])
})
