import { MachineWizard } from '../../../wizards/frame/MachineWizard.tsx'
import { weightControlWizard } from '../../../wizards/weight-control/weight-control.wizard.ts'

export default function WeightControlPage() {
  return <MachineWizard wizard={weightControlWizard} />
}
