import { defineStep } from '../../engine/define-step.ts'
import { columns } from './columns.ts'
import type { DocumentOrderSettings, DocumentsOf } from './documents-of.ts'

export const documentOrder = defineStep({
  id: 'document-order',
  label: 'wizard.document-order',
  initial: null as DocumentsOf | null,
  settings: { from: 'both' } as DocumentOrderSettings,
  advancesOnPick: true,
  order: (picked) => picked?.order ?? null,
  table: { key: 'card_no', columns: columns.map(({ field }) => field) },
  check: (picked) => (picked ? 'ok' : { blocked: { key: 'documents.choose-order' } }),
  takesScan: true,
  load: () => import('./DocumentOrderStep.tsx'),
})
