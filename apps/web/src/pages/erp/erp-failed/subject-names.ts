import type { ErpSubject } from '@takt/domain/erp/subjects.ts'
import type { TextKey } from '@takt/texts/texts.ts'

export const subjectNames: Record<ErpSubject, TextKey> = {
  cancellation: 'erp.subject-cancellation',
  pallet_flag_history: 'erp.subject-pallet-flag',
  material_reporting: 'erp.subject-material',
  scrap_transaction: 'erp.subject-scrap',
  balthzar_transaction: 'erp.subject-good',
}
