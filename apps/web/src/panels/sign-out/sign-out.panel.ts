import { can } from '@takt/domain/ground/permissions.ts'
import { call } from '../../data/call/call.ts'
import { select } from '../../data/chosen/selection.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'

/** Signs the chosen person out of the machine. */
export const signOut = definePanel<'signed-in', Record<string, never>>({
  id: 'sign-out',
  for: 'signed-in',
  visible: (_, session) => can(session, 'report-quantity'),
  async perform({ machine_id, employee_number }, _answer, requestId) {
    await call('sign_out_employee_at_machine', { machine_id, employee_id: employee_number }, { requestId })
    select(null)
    return say('people.signed-out')
  },
  load: () => import('./SignOutPanel.tsx'),
})
