import { MachineWizard } from '../../../wizards/frame/MachineWizard.tsx'
import { orderByCard } from '../../../wizards/order-by-card/order-by-card.wizard.ts'

export default function OrderByCardPage() {
  return <MachineWizard wizard={orderByCard} />
}
