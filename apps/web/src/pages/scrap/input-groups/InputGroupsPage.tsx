import { MachineWizard } from '../../../wizards/frame/MachineWizard.tsx'
import { inputGroups } from '../../../wizards/input-groups/input-groups.wizard.ts'

export default function InputGroupsPage() {
  return <MachineWizard wizard={inputGroups} />
}
