import { can } from '@takt/domain/ground/permissions.ts'
import { whyNoNote } from '@takt/domain/stops/stop-actions.ts'
import { definePanel } from '../define-panel.ts'
import { writeNotes } from '../write-notes.ts'
import type { MultiNoteAnswer } from './MultiNotePanel.tsx'

/** Writes one note to all chosen stops; which of them it could not be written to is said by name. */
export const multiNote = definePanel<'history-stops', MultiNoteAnswer>({
  id: 'multi-note',
  for: 'history-stops',
  visible: (_, session) => can(session, 'code-stops'),
  disabled: ({ stops }) => whyNoNote(stops),
  perform: ({ stops }, { note }, requestId) => writeNotes(stops, note, requestId),
  load: () => import('./MultiNotePanel.tsx'),
})
