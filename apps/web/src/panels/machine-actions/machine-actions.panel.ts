import { definePanel } from '../define-panel.ts'

/** What can be done with the machine of the chosen row: links, as its terminal is set up and the person may. */
export const machineActions = definePanel<'machine'>({
  id: 'machine-actions',
  for: 'machine',
  load: () => import('./MachineActionsPanel.tsx'),
})
