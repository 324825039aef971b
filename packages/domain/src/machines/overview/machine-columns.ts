import type { KnownColumn } from './columns.ts'

/** The columns of the machine overview are saved under this template. */
export const MACHINES = 'machines'

/** A machine with its description, an order with its part and good with planned share a column: a hand's width is all a terminal has. */
export const machineColumns = [
  { key: 'status' },
  { key: 'time' },
  { key: 'machine_id' },
  { key: 'order' },
  { key: 'tool_id' },
  { key: 'progress' },
  { key: 'scrap' },
  { key: 'oee' },
  { key: 'emp_name' },
  { key: 'uncoded_stops' },
  { key: 'good', hidden: true },
  { key: 'run_time', hidden: true },
  { key: 'stop_time', hidden: true },
  { key: 'micro_time', hidden: true },
  { key: 'card_no', hidden: true },
  { key: 'department_description', hidden: true },
  { key: 'zone_desc', hidden: true },
  { key: 'cat_desc', hidden: true },
  { key: 'priority', hidden: true },
  { key: 'prepare_status', hidden: true },
] as const satisfies readonly KnownColumn[]
export type MachineColumn = (typeof machineColumns)[number]['key']
