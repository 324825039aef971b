/** Which columns of the history go to which table, in the order in which they can be written. */
import type { Figures, MachineHistory } from '@takt/example-plant/history/history-rows.ts'
import type { Cell } from './copy-rows.ts'

export interface HistoryTable {
  readonly name: string
  /** After company_id and machine_id. */
  readonly columns: readonly string[]
  rows(history: MachineHistory, on: { first_p_order: number; now: number }): Cell[][]
}

const CONNECTOR = 'history'
const BOOKED_BY = 'operator'

const time = (at: number): string => new Date(at).toISOString()
const timeOrNull = (at: number | null): string | null => (at === null ? null : time(at))

const figureColumns = [
  'run_ms',
  'stop_ms',
  'micro_ms',
  'cycles',
  'counted_qty',
  'counted_ideal_ms',
  'reported_qty',
  'reported_ideal_ms',
  'scrap_qty',
  'reducing_scrap_qty',
  'scrap_oee_qty',
] as const satisfies readonly (keyof Figures)[]

/** Fractions of a millisecond of planned time mean nothing. */
const figures = (row: Figures): Cell[] => figureColumns.map((name) => Math.round(row[name] * 1000) / 1000)

const cardColumns = [
  'card_no',
  'work_order_no',
  'order_no',
  'prev_op_card_no',
  'part_no',
  'op_number',
  'planned_op_qty',
  'planned_start_time',
  'status',
  'good_qty',
  'scrap_qty',
  'cancelled',
  'unit_qty',
  'print_prepared',
  'material_prepared',
  'tools_prepared',
  'peripheral_equipment_prepared',
  'other_info_8',
  'locked',
  'program_id',
  'in_erp',
] as const

export const historyTables: readonly HistoryTable[] = [
  {
    name: 'card',
    columns: cardColumns,
    rows: ({ cards }) => cards.map((card) => cardColumns.map((name) => card[name])),
  },
  {
    name: 'order_run',
    columns: [
      ...['p_order', 'card_no', 'start_time', 'end_time', 'tool_id', 'structure_tool_id', 'mother_tool_id', 'insatser'],
      ...['first_piece_time', 'emp_start_wo', 'emp_end_wo', 'emp_first_piece_wo', 'setup_type', 'setup_note'],
    ],
    rows: ({ runs }, { first_p_order }) =>
      runs.map((run, index) => [
        ...[first_p_order + index, run.card_no, time(run.start), timeOrNull(run.end), run.tool_id],
        ...[run.structure_tool_id, run.mother_tool_id, run.insatser, timeOrNull(run.first_piece), run.emp_start_wo],
        ...[run.emp_end_wo, run.emp_first_piece_wo, run.setup_type, run.setup_note],
      ]),
  },
  {
    name: 'stop',
    columns: [
      ...['stop', 'start_time', 'end_time', 'day', 'shift', 'stop_reason', 'note', 'employee'],
      ...['coded_automatically', 'continues', 'belongs_to_order'],
    ],
    rows: ({ stops }) =>
      stops.map((stop) => [
        ...[String(stop.from), time(stop.from), timeOrNull(stop.to), stop.day, stop.shift, stop.stop_reason, stop.note],
        ...[stop.employee, stop.coded_automatically, stop.continues, stop.belongs_to_order],
      ]),
  },
  {
    name: 'shift_figures',
    columns: ['day', 'shift', ...figureColumns],
    rows: ({ shift_figures }) => shift_figures.map((row) => [row.day, row.shift, ...figures(row)]),
  },
  {
    name: 'reason_figures',
    columns: ['day', 'shift', 'stop_reason', 'stop_ms', 'stops'],
    rows: ({ reason_figures }) =>
      reason_figures.map((row) => [row.day, row.shift, row.stop_reason, row.stop_ms, row.stops]),
  },
  {
    name: 'run_figures',
    columns: ['p_order', 'day', 'shift', ...figureColumns],
    rows: ({ run_figures }, { first_p_order }) =>
      run_figures.map((row) => [first_p_order + row.run, row.day, row.shift, ...figures(row)]),
  },
  {
    name: 'scrap_transaction',
    columns: [
      ...['card_no', 'p_order', 'part_no', 'op_number', 'tool_id', 'scrap_reason', 'scrap_qty', 'scrap_cost'],
      ...['reduces_good', 'source', 'employee', 'scrap_text', 'trans_time', 'day', 'shift', 'erp_status'],
      ...['booked_at', 'booked_by'],
    ],
    rows: ({ scrap }, { first_p_order }) =>
      scrap.map((row) => [
        ...[row.card_no, first_p_order + row.run, row.part_no, row.op_number, row.tool_id, row.scrap_reason],
        ...[row.scrap_qty, row.scrap_cost, row.reduces_good, row.source, row.employee, row.scrap_text, time(row.at)],
        ...[row.day, row.shift, row.erp_status, time(row.at), BOOKED_BY],
      ]),
  },
  {
    name: 'good_transaction',
    columns: [
      ...['card_no', 'p_order', 'good_qty', 'employee', 'trans_time', 'day', 'shift', 'erp_status'],
      ...['booked_at', 'booked_by'],
    ],
    rows: ({ good }, { first_p_order }) =>
      good.map((row) => [
        ...[row.card_no, first_p_order + row.run, row.good_qty, row.employee, time(row.at), row.day, row.shift],
        ...[row.erp_status, time(row.at), BOOKED_BY],
      ]),
  },
  {
    name: 'signal',
    columns: ['connector', 'seq', 'at', 'kind', 'value'],
    rows: ({ signals, machine_id }) =>
      signals.map((row, index) => [`${CONNECTOR} ${machine_id}`, index + 1, time(row.at), row.kind, json(row.value)]),
  },
  {
    name: 'machine_checkpoint',
    columns: ['day', 'at', 'state', 'base'],
    rows: ({ checkpoint }) => [[checkpoint.day, time(checkpoint.at), checkpoint.state, true]],
  },
  {
    name: 'machine_state',
    columns: ['status', 'since', 'counted_to', 'last_signal', 'stop', 'memory', 'next_due'],
    rows: ({ state }, { now }) => {
      const { status, since, counted_to, last_signal, stop, ...memory } = state
      return [[status, time(since), time(counted_to), time(last_signal), stop, memory, time(now)]]
    },
  },
]

/** A text is a JSON value too; as a cell it would stand without its quotes. */
function json(value: unknown): string {
  return JSON.stringify(value)
}
