import { defineWizard, use } from '../engine/define-wizard.ts'
import { documentOpened, openDocument } from '../open-document.ts'
import { documentOrder } from '../steps/document-order/document-order.step.ts'
import { documents } from '../steps/documents/documents.step.ts'

export const runningOrderDocuments = defineWizard({
  id: 'running-order-documents',
  title: 'wizard.running-order-documents',
  steps: [use(documentOrder, { settings: () => ({ from: 'running' }) }), use(documents)],
  finish: openDocument,
  leadsTo: documentOpened,
})
