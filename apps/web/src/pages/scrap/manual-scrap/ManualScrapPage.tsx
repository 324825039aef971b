import { MachineWizard } from '../../../wizards/frame/MachineWizard.tsx'
import { manualScrap } from '../../../wizards/manual-scrap/manual-scrap.wizard.ts'

export default function ManualScrapPage() {
  return <MachineWizard wizard={manualScrap} />
}
