import { defineWizard, use } from '../engine/define-wizard.ts'
import { documentOpened, openDocument } from '../open-document.ts'
import { documentOrder } from '../steps/document-order/document-order.step.ts'
import { documents } from '../steps/documents/documents.step.ts'

export const plannedOrderDocuments = defineWizard({
  id: 'planned-order-documents',
  title: 'wizard.planned-order-documents',
  steps: [use(documentOrder, { settings: () => ({ from: 'planned' }) }), use(documents)],
  finish: openDocument,
  leadsTo: documentOpened,
})
