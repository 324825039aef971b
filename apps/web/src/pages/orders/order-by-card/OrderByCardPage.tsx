import { MachineWizard } from '../../shell/machine-wizard/MachineWizard.tsx'
import { orderByCard } from '../../wizards/order-by-card/order-by-card.wizard.ts'

export default function OrderByCardPage() {
  return <MachineWizard wizard={orderByCard} />
}
