import { can } from '@takt/domain/ground/permissions.ts'
import { definePanel } from '../define-panel.ts'

/** How many uncoded stops are chosen, and the ways to their reasons: code them, or split one first. */
export const uncodedStops = definePanel<'uncoded-stops'>({
  id: 'uncoded-stops',
  for: 'uncoded-stops',
  visible: (_, session) => can(session, 'code-stops'),
  load: () => import('./UncodedStopsPanel.tsx'),
})
