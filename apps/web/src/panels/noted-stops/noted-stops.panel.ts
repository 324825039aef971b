import { can } from '@takt/domain/ground/permissions.ts'
import { definePanel } from '../define-panel.ts'
import { writeNotes } from '../write-notes.ts'
import type { NotedStopsAnswer } from './NotedStopsPanel.tsx'

/** The same note for all stops that were chosen in the list of notes. */
export const notedStops = definePanel<'noted-stops', NotedStopsAnswer>({
  id: 'noted-stops',
  for: 'noted-stops',
  visible: (_, session) => can(session, 'code-stops'),
  async perform({ stops, onDone }, { note }, requestId) {
    const said = await writeNotes(stops, note, requestId)
    onDone()
    return said
  },
  load: () => import('./NotedStopsPanel.tsx'),
})
