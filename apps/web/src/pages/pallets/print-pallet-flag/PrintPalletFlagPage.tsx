import { MachineWizard } from '../../../wizards/frame/MachineWizard.tsx'
import { printPalletFlag } from '../../../wizards/print-pallet-flag/print-pallet-flag.wizard.ts'

export default function PrintPalletFlagPage() {
  return <MachineWizard wizard={printPalletFlag} />
}
