import { expect, test } from 'vitest'
import type { Dimensions, ScrapBooked } from './scrap-record.ts'
import { scrapRecords } from './scrap-records.ts'

const dimensions: Dimensions = {
  machine_id: 'M101',
  machine_description: 'Press 1',
  shift: 2,
  shift_description: 'Evening',
  part_no: 'P-7',
  card_no: '1001',
  tool_id: 'T1',
  zone_description: 'North',
  category: 'Press',
  department_description: 'Moulding',
}

const booked = (at: string, day: string): ScrapBooked => ({
  ...dimensions,
  day,
  trans_time: Date.parse(at),
  scrap_reason: '10',
  scrap_reason_category: 'A',
  scrap_qty: 3,
  scrap_cost: null,
})

const scrapRecord = (row: ScrapBooked, zone: string) => scrapRecords([row], zone)[0]

test('W-ENTITY-22 a scrap record has its times and every dimension', () => {
  expect(scrapRecord(booked('2026-06-10T12:00:00Z', '2026-06-10'), 'Europe/Stockholm')).toEqual({
    ...dimensions,
    scrap_reason: '10',
    scrap_reason_category: 'A',
    scrap_qty: 3,
    scrap_cost: null,
    trans_time: '2026-06-10T12:00:00.000Z',
    trans_date: '2026-06-10',
    week_number: '202624',
    day_of_week: 4,
    hour_of_day: 14,
  })
})

test.each([
  ['Sunday evening in UTC is Monday in Stockholm', '2026-06-14T22:30:00Z', 'Europe/Stockholm', '2026-06-15', 2, 0],
  ['and still Sunday in New York', '2026-06-14T22:30:00Z', 'America/New_York', '2026-06-14', 1, 18],
  [
    'after midnight, before the day of the machine ends',
    '2026-06-15T03:30:00Z',
    'Europe/Stockholm',
    '2026-06-14',
    1,
    5,
  ],
  ['Sunday of the clock change', '2026-03-29T01:30:00Z', 'Europe/Stockholm', '2026-03-29', 1, 3],
  ['the last hour of the long day', '2026-10-25T22:59:59Z', 'Europe/Stockholm', '2026-10-25', 1, 23],
])('W-ENTITY-23 W-ENTITY-24-X T-PLANT-450 %s', (_what, at, zone, trans_date, day_of_week, hour_of_day) => {
  expect(scrapRecord(booked(at, trans_date), zone)).toMatchObject({ trans_date, day_of_week, hour_of_day })
})

test.each([
  ['2027-01-01', '202653'],
  ['2026-12-31', '202653'],
])('W-ENTITY-24-X W-ENTITY-25-C at New Year %s is in week %s', (trans_date, week_number) => {
  const row = booked('2026-12-31T23:30:00Z', trans_date)
  expect(scrapRecord(row, 'Europe/Stockholm')).toMatchObject({ trans_date, week_number })
})
