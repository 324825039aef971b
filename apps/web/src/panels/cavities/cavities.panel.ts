import { can } from '@takt/domain/ground/permissions.ts'
import { mayDoWithAll } from '@takt/domain/machines/cavities/cavity-choice.ts'
import { mayChangeCavities } from '@takt/domain/machines/cavities/change-cavities.ts'
import { call } from '../../data/call/call.ts'
import { select } from '../../data/chosen/selection.ts'
import { currentSession } from '../../data/session/session.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import type { CavitiesAnswer } from './CavitiesPanel.tsx'

/** Opens or closes the chosen inserts of the mounted tool. */
export const cavities = definePanel<'cavities', CavitiesAnswer>({
  id: 'cavities',
  for: 'cavities',
  visible: (_, session) => can(session, 'can-change-cavities') && mayChangeCavities(session),
  disabled({ inserts }, { action }) {
    const session = currentSession()
    if (session !== null && mayDoWithAll(inserts, action, session)) return undefined
    return action === 'open' ? 'cavities.choose-closed' : 'cavities.choose-open'
  },
  async perform({ machine_id, tool_id, inserts }, { action, note }, requestId) {
    const insert_locations = inserts.map(({ insert_location }) => insert_location)
    const payload = { machine_id, tool_id, insert_locations, note }
    await call(action === 'open' ? 'open_cavities' : 'close_cavities', payload, { requestId })
    select(null)
    return say(action === 'open' ? 'cavities.opened' : 'cavities.closed-done', { count: inserts.length })
  },
  load: () => import('./CavitiesPanel.tsx'),
})
