/** What the ERP is told of, and the page on which what it did not take is listed. */
export const erpSubjects = [
  'cancellation',
  'pallet_flag_history',
  'material_reporting',
  'scrap_transaction',
  'balthzar_transaction',
] as const
export type ErpSubject = (typeof erpSubjects)[number]

export const erpPages = {
  cancellation: 'cancellations',
  pallet_flag_history: 'palletflaghistory',
  material_reporting: 'materialreporting',
  scrap_transaction: 'balthzarscraptransactions',
  balthzar_transaction: 'balthzartransactions',
} as const satisfies Record<ErpSubject, string>

export function subjectOfPage(page: string): ErpSubject | undefined {
  return erpSubjects.find((subject) => erpPages[subject] === page)
}
