import { can } from '@takt/domain/ground/permissions.ts'
import { definePanel } from '../define-panel.ts'

/** Leads the chosen stops of the history to the page that gives them another reason. */
export const stopHistory = definePanel<'history-stops'>({
  id: 'stop-history',
  for: 'history-stops',
  visible: (_, session) => can(session, 'code-stops'),
  load: () => import('./StopHistoryPanel.tsx'),
})
