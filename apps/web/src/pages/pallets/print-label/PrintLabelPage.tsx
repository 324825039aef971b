import { MachineWizard } from '../../../wizards/frame/MachineWizard.tsx'
import { printLabel } from '../../../wizards/print-label/print-label.wizard.ts'

export default function PrintLabelPage() {
  return <MachineWizard wizard={printLabel} />
}
