import { call } from '../../data/call/call.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import type { MachineActionsAnswer } from './OwnActions.tsx'

/** What can be done with the machine of the chosen row: links, as its terminal is set up and the person may. */
export const machineActions = definePanel<'machine', MachineActionsAnswer>({
  id: 'machine-actions',
  for: 'machine',
  async perform({ machine_id }, answer, requestId) {
    if (answer.do === 'note') {
      await call('save_machine_note', { machine_id, note: answer.note }, { requestId })
      return say('notes.saved')
    }
    await call(answer.mine ? 'add_my_machine' : 'remove_my_machine', { machine_id }, { requestId })
    return say(answer.mine ? 'panel.is-favourite' : 'panel.is-no-favourite', { machine: machine_id })
  },
  load: () => import('./MachineActionsPanel.tsx'),
})
