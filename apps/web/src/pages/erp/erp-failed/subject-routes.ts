/** Each subject of what the ERP did not take has an address of its own. */
import type { ErpSubject } from '@takt/domain/erp/subjects.ts'

export const subjectOf = {
  erpFailedCancellations: 'cancellation',
  erpFailedPalletFlags: 'pallet_flag_history',
  erpFailedMaterials: 'material_reporting',
  erpFailedScrap: 'scrap_transaction',
  erpFailedTransactions: 'balthzar_transaction',
} as const
export const routeOf = {
  cancellation: 'erpFailedCancellations',
  pallet_flag_history: 'erpFailedPalletFlags',
  material_reporting: 'erpFailedMaterials',
  scrap_transaction: 'erpFailedScrap',
  balthzar_transaction: 'erpFailedTransactions',
} as const satisfies Record<ErpSubject, keyof typeof subjectOf>
