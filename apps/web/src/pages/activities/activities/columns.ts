import type { ListColumn } from './use-list-columns.tsx'

export const openColumns: readonly ListColumn[] = [
  'record_no',
  'description',
  'machine_id',
  'due_date',
  'created_by',
  'status',
]
export const certifyColumns: readonly ListColumn[] = ['description', 'performer', 'finished_date', 'status']
export const historyColumns: readonly ListColumn[] = ['record_no', 'finished_date', 'performer', 'status']
