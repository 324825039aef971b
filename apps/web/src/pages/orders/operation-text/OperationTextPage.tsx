import { MachineWizard } from '../../shell/machine-wizard/MachineWizard.tsx'
import { operationTextWizard } from '../../wizards/operation-text/operation-text.wizard.ts'

export default function OperationTextPage() {
  return <MachineWizard wizard={operationTextWizard} />
}
