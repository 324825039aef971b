import { newColumn } from '@takt/domain/dashboards/table-config.ts'
import type { Row } from '@takt/domain/dashboards/value-config.ts'

const heard = '2026-01-31T07:12:00.000Z'
const row = (machine_id: string, state: Row, part_no: string, card_good_qty: number): Row => ({
  machine_id,
  status_since: '2026-01-31T06:40:00.000Z',
  last_signal: heard,
  current_stop_reason: '',
  stop_description: '',
  stop_reason_color: 'Automatic',
  setup_time: null,
  ...state,
  part_no,
  card_good_qty,
})

export const tableSample = {
  now: Date.parse('2026-01-31T07:12:30.000Z'),
  config: {
    dataSource: 'sample',
    table: [
      newColumn('machine_id', 'b-text-singline'),
      newColumn('status', 'status-dot'),
      newColumn('part_no'),
      newColumn('card_good_qty', 'round-0'),
    ],
  },
  data: {
    sample: [
      row('M101', { status: 'R' }, 'P-2040', 1240),
      row('M102', { status: 'S', current_stop_reason: '-' }, 'P-2041', 310),
      row(
        'M103',
        { status: 'S', current_stop_reason: '110', stop_description: 'Tool change', stop_reason_color: 'Blue' },
        'P-3110',
        88,
      ),
      row('M104', { status: 'S', current_stop_reason: '200', setup_time: 1 }, 'P-3111', 0),
    ] as readonly Row[],
  },
}
