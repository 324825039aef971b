import { MachineWizard } from '../../shell/machine-wizard/MachineWizard.tsx'
import { useFinishedAlias } from '../../shell/machine-wizard/use-finished-alias.ts'
import { reportQuantity } from '../../wizards/report-quantity/report-quantity.wizard.ts'

export default function ReportQuantityPage() {
  return <MachineWizard wizard={reportQuantity} {...useFinishedAlias()} />
}
