/** What the ERP is told of. */
export const erpSubjects = [
  'cancellation',
  'pallet_flag_history',
  'material_reporting',
  'scrap_transaction',
  'balthzar_transaction',
] as const
export type ErpSubject = (typeof erpSubjects)[number]
