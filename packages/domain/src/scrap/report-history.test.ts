import { expect, test } from 'vitest'
import type { GoodHistoryRow } from '../history/model/good-history.ts'
import type { ScrapHistoryRow } from './model/scrap.ts'
import { machineReports, reportHistory } from './report-history.ts'

const good = (record_no: number, trans_time: string): GoodHistoryRow => ({
  record_no,
  machine_id: 'M101',
  trans_time,
  good_qty: 5,
  employee: '0101',
  employee_name: 'Anna Berg',
  note: 'n',
  erp_status: 'W',
  takes_back: null,
})
const scrap = (record_no: number, trans_time: string): ScrapHistoryRow => ({
  record_no,
  machine_id: 'M101',
  trans_time,
  scrap_reason: '10',
  description: 'Flash',
  status: 'T',
  erp_scrap_code: '10',
  source: 'report',
  employee: '0101',
  employee_name: 'Anna Berg',
  scrap_text: '',
  scrap_qty: 3,
  good_qty: -3,
  scrap_qty_real: 2,
  good_qty_real: -2,
  takes_back: null,
})
const early = '2026-06-10T08:00:00.000Z'
const late = '2026-06-10T09:00:00.000Z'

test('W-LIMIT-06 T-ROUTE-37-X both kinds in one list, newest first, with all that is told of each', () => {
  const rows = reportHistory([good(1, early)], [scrap(7, late)])
  expect(rows).toMatchObject([
    {
      kind: 'scrap',
      quantity: 3,
      real_quantity: 2,
      good_qty: -3,
      good_qty_real: -2,
      reason: '10 Flash',
      erp_status: 'T',
    },
    { kind: 'good', quantity: 5, reason: '', note: 'n', employee: '0101', employee_name: 'Anna Berg', erp_status: 'W' },
  ])
})

test('W-STEP-26-B of one second the higher number comes first, and every row has a key of its own', () => {
  const rows = reportHistory([good(8, late), good(9, late)], [scrap(8, late)])
  expect(rows.map(({ record_no }) => record_no)).toEqual([9, 8, 8])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3)
})

test('reports of a machine keep their order and part, in the order in which they come', () => {
  const report = {
    record_no: 4,
    trans_time: late,
    part_no: 'P',
    quantity: 2,
    reason: '',
    employee: '',
    employee_name: '',
    note: '',
    takes_back: null,
  } as const
  const rows = machineReports([
    { ...report, kind: 'scrap', card_no: 'B', erp_status: 'W' },
    { ...report, kind: 'good', card_no: 'A', erp_status: 'T' },
  ])
  expect(rows).toMatchObject([
    { kind: 'scrap', card_no: 'B', part_no: 'P', quantity: 2, real_quantity: 2, good_qty: 0, good_qty_real: 0 },
    { kind: 'good', card_no: 'A', erp_status: 'T' },
  ])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
})

test('T-LOOK-28 a report that was taken back counts for nothing, as does what took it back', () => {
  const back = { ...good(9, late), good_qty: -5, takes_back: 8 }
  expect(reportHistory([good(7, early), good(8, late), back], [])).toMatchObject([
    { quantity: -5, real_quantity: 0, takes_back: true },
    { quantity: 5, real_quantity: 0, takes_back: false },
    { quantity: 5, real_quantity: 5, takes_back: false },
  ])
})
