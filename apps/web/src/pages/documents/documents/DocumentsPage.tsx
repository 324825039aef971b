import { takeChosenDocument } from '../../../data/chosen/chosen-document.ts'
import { to } from '../../../routes/to.ts'
import { useMatchedRoute } from '../../../routes/use-matched-route.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { documentsWizard } from '../../../wizards/documents/documents.wizard.ts'
import { MachineWizard } from '../../../wizards/frame/MachineWizard.tsx'
import { plannedOrderDocuments } from '../../../wizards/planned-order-documents/planned-order-documents.wizard.ts'
import { runningOrderDocuments } from '../../../wizards/running-order-documents/running-order-documents.wizard.ts'

/** The documents of running and planned orders, or of those of one kind; a chosen one opens at its own address. */
export default function DocumentsPage() {
  const { machine } = useRouteParams('documents', 'runningOrderDocuments', 'plannedOrderDocuments')
  const name = useMatchedRoute()?.name
  const wizard =
    name === 'runningOrderDocuments'
      ? runningOrderDocuments
      : name === 'plannedOrderDocuments'
        ? plannedOrderDocuments
        : documentsWizard
  return (
    <MachineWizard
      wizard={wizard}
      leadsTo={() => {
        const hash = takeChosenDocument(machine)
        return hash === null ? null : to('document', { machine, hash })
      }}
    />
  )
}
