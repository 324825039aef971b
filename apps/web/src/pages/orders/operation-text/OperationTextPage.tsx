import { MachineWizard } from '../../../wizards/frame/MachineWizard.tsx'
import { operationTextWizard } from '../../../wizards/operation-text/operation-text.wizard.ts'

export default function OperationTextPage() {
  return <MachineWizard wizard={operationTextWizard} />
}
