import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { expect, test } from 'vitest'
import { longestOfRows } from './column-contents.ts'

const now = Date.parse('2026-06-10T10:00Z')
const hours = (count: number) => new Date(now - count * 3_600_000).toISOString()
const row = (more: Partial<Machine>): Machine =>
  ({
    machine_id: 'M101',
    work_order_no: '',
    tool_id: '',
    card_no: '',
    unit: '',
    card_good_qty: 0,
    planned_op_qty: 0,
    uncoded_stops: 0,
    priority: 0,
    status_since: hours(1),
    last_signal: hours(0),
    ...more,
  }) as Machine

test('T-LOOK-24 T-LOOK-115 columns go by the longest that their rows hold: shapes of texts, the largest number with its decimals, the oldest state', () => {
  const rows = [
    row({ tool_id: 'T-1001', card_good_qty: 120, unit: 'pcs' }),
    row({ tool_id: 'T-2002', card_good_qty: 9.25, planned_op_qty: 5000, uncoded_stops: 7, unit: 'kg' }),
    row({ tool_id: 'T', status_since: hours(24 * 123), last_signal: hours(50) }),
    row({ tool_id: 'WZ-17', status_since: '' }),
  ]
  expect(longestOfRows(rows, now)).toEqual({
    machine_id: ['M000'],
    work_order_no: [''],
    tool_id: ['T-0000', 'WZ-00'],
    card_no: [''],
    pieces: 5000.88,
    orderUnits: ['kg', 'pcs'],
    uncoded_stops: 7,
    priority: 0,
    days: 3,
    silent: [hours(50)],
  })
})

test('T-LOOK-24 without rows there is nothing to make room for', () => {
  expect(longestOfRows([], now)).toMatchObject({ machine_id: [], pieces: 0, days: 0, silent: [] })
})
