import { MachineWizard } from '../../../wizards/frame/MachineWizard.tsx'
import { useFinishedAlias } from '../../../wizards/frame/use-finished-alias.ts'
import { reportQuantity } from '../../../wizards/report-quantity/report-quantity.wizard.ts'

export default function ReportQuantityPage() {
  return <MachineWizard wizard={reportQuantity} {...useFinishedAlias()} />
}
