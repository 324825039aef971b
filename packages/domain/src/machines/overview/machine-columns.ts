import type { KnownColumn } from './columns.ts'

/** The columns of the machine overview are saved under this template. */
export const MACHINES = 'machines'

/** A machine with its description, an order with its part and good with planned share a column: a hand's width is all a terminal has. `title` is a text key. */
export const machineColumns = [
  { key: 'status', title: 'machines.state' },
  { key: 'time', title: 'machines.duration' },
  { key: 'machine_id', title: 'machines.machine' },
  { key: 'strip', title: 'machines.strip' },
  { key: 'order', title: 'machines.order' },
  { key: 'tool_id', title: 'machines.tool' },
  { key: 'progress', title: 'machines.progress' },
  { key: 'good', title: 'machines.good' },
  { key: 'scrap', title: 'machines.scrap' },
  { key: 'oee', title: 'machines.oee' },
  { key: 'emp_name', title: 'machines.employee' },
  { key: 'uncoded_stops', title: 'machines.uncoded' },
  { key: 'run_time', title: 'machines.run-time', hidden: true },
  { key: 'stop_time', title: 'machines.stop-time', hidden: true },
  { key: 'micro_time', title: 'machines.micro-time', hidden: true },
  { key: 'card_no', title: 'column.card_no', hidden: true },
  { key: 'department_description', title: 'machines.sort-department', hidden: true },
  { key: 'zone_desc', title: 'machines.sort-zone', hidden: true },
  { key: 'cat_desc', title: 'machines.sort-category', hidden: true },
  { key: 'priority', title: 'machines.sort-priority', hidden: true },
  { key: 'prepare_status', title: 'machines.next-order', hidden: true },
] as const satisfies readonly (KnownColumn & { readonly title: string })[]
export type MachineColumn = (typeof machineColumns)[number]['key']

/** What a screen that is too narrow for all keeps longest, in this order; what is not named gives way first. */
export const keptLongest: readonly MachineColumn[] = [
  'machine_id',
  'status',
  'time',
  'strip',
  'uncoded_stops',
  'progress',
  'order',
  'oee',
  'scrap',
  'emp_name',
  'good',
  'tool_id',
]

/** On every page of columns: without them a row does not say whose figures these are. */
export const onEveryPage: readonly MachineColumn[] = ['machine_id', 'status']
