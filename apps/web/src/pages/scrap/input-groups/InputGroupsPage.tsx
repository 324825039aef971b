import { MachineWizard } from '../../shell/machine-wizard/MachineWizard.tsx'
import { inputGroups } from '../../wizards/input-groups/input-groups.wizard.ts'

export default function InputGroupsPage() {
  return <MachineWizard wizard={inputGroups} />
}
