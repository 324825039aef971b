import { waitingCode } from '@takt/domain/ground/offline/waiting-entry.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { isUncoded } from '@takt/domain/stops/code-stop.ts'
import type { Stop } from '@takt/domain/stops/model/stop.ts'
import { noteWithReason } from '@takt/domain/stops/stop-actions.ts'
import { lacksNote } from '@takt/domain/stops/stop-note.ts'
import { oneByOne } from '../../data/call/one-by-one.ts'
import { aboutCode } from '../../data/offline/about-entry.ts'
import { deliver } from '../../data/offline/deliver.ts'
import { waitingEntries } from '../../data/offline/outbox.ts'
import { noteUsedCode } from '../../data/stops/last-used-codes.ts'
import { takeBackCodes } from '../../data/stops/take-back-codes.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import { notAllDone } from '../not-all-done.ts'
import type { MultiUncodedAnswer } from './MultiUncodedPanel.tsx'

/** Gives many stops one reason, a call each: those that somebody coded meanwhile are named, the others are coded. */
export const multiUncoded = definePanel<'stops-to-code', MultiUncodedAnswer>({
  id: 'multi-uncoded',
  for: 'stops-to-code',
  visible: (_, session) => can(session, 'code-stops'),
  disabled: ({ code }, { note }) => (lacksNote(code, note) ? 'stop.note-needed' : undefined),
  async perform({ stops, code, onDone }, { note, onProgress }, requestId) {
    const { stop_code } = code
    let waiting = 0
    const act = async (stop: Stop, id: string) => {
      const { machine_id } = stop
      const words = { machine_id, stop: stop.stop, stop_code, note: noteWithReason(stop.note, note) }
      const seen_reason = waitingCode(waitingEntries(), machine_id, stop.stop)?.about.stop_code ?? stop.stop_reason
      const entry = { requestId: id, about: aboutCode({ machine_id, stop: stop.stop, code, note }) }
      const delivered = isUncoded({ stop_reason: seen_reason })
        ? await deliver('update_uncoded_stop', words, entry)
        : await deliver('update_history_stop', { ...words, seen_reason }, entry)
      if (delivered === 'waiting') waiting += 1
    }
    const outcome = await oneByOne(stops, { requestId, act, onProgress })
    for (const machine_id of new Set(outcome.done.map((stop) => stop.machine_id))) noteUsedCode(machine_id, stop_code)
    if (outcome.failed.length > 0) throw notAllDone(outcome, 'stops.not-all-coded')
    onDone()
    if (waiting > 0) return { waiting: say('outbox.kept', { count: waiting }) }
    const done = say('stops.saved', { count: stops.length, code: stop_code, description: code.stop_description })
    return { done, undo: () => takeBackCodes(stops) }
  },
  load: () => import('./MultiUncodedPanel.tsx'),
})
