import type { MachineColumn } from '@takt/domain/machines/overview/machine-columns.ts'
import type { TextKey } from '@takt/texts/texts.ts'

const names: Record<MachineColumn, TextKey> = {
  status: 'machines.state',
  time: 'machines.duration',
  machine_id: 'machines.machine',
  order: 'machines.order',
  tool_id: 'machines.tool',
  progress: 'machines.progress',
  scrap: 'machines.scrap',
  oee: 'machines.oee',
  emp_name: 'machines.employee',
  uncoded_stops: 'machines.uncoded',
  good: 'machines.good',
  run_time: 'machines.run-time',
  stop_time: 'machines.stop-time',
  micro_time: 'machines.micro-time',
  card_no: 'column.card_no',
  department_description: 'machines.sort-department',
  zone_desc: 'machines.sort-zone',
  cat_desc: 'machines.sort-category',
  priority: 'machines.sort-priority',
  prepare_status: 'machines.next-order',
}

export function columnName(text: (key: TextKey) => string, column: string): string {
  const key = names[column as MachineColumn]
  return key === undefined ? column : text(key)
}
