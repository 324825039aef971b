import type { Stop } from '@takt/domain/model/stop.ts'
import { can } from '@takt/domain/permissions.ts'
import { whyNoNote } from '@takt/domain/stops/stop-deeds.ts'
import { call } from '../../data/call.ts'
import { oneByOne } from '../../data/one-by-one.ts'
import { say } from '../../data/use-text.ts'
import { definePanel } from '../define-panel.ts'
import { notAllDone } from '../not-all-done.ts'

export interface MultiNoteAnswer {
  /** '' deletes. */
  readonly note: string
}

/** Writes one note to all chosen stops; which of them it could not be written to is said by name. */
export const multiNote = definePanel<'history-stops', MultiNoteAnswer>({
  id: 'multi-note',
  for: 'history-stops',
  visible: (_, session) => can(session, 'code-stops'),
  disabled: ({ stops }) => whyNoNote(stops),
  async perform({ stops }, { note }, requestId) {
    const act = ({ machine_id, stop }: Stop, id: string) =>
      call('update_history_note', { machine_id, stop, note }, { requestId: id })
    const outcome = await oneByOne(stops, { requestId, act })
    if (outcome.failed.length > 0) throw notAllDone(outcome, 'stops.not-all-noted')
    return say(note === '' ? 'stops.note-deleted' : 'stops.note-saved', { count: stops.length })
  },
  load: () => import('./MultiNotePanel.tsx'),
})
