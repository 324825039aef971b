import { MachineWizard } from '../../../wizards/frame/MachineWizard.tsx'
import { reworkOrderWizard } from '../../../wizards/rework-order/rework-order.wizard.ts'

export default function ReworkOrderPage() {
  return <MachineWizard wizard={reworkOrderWizard} />
}
