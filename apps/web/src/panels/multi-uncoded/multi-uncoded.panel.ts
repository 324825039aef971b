import type { Stop } from '@takt/domain/model/stop.ts'
import { can } from '@takt/domain/permissions.ts'
import { isUncoded } from '@takt/domain/stops/code-stop.ts'
import { noteWithReason } from '@takt/domain/stops/stop-deeds.ts'
import { call } from '../../data/call.ts'
import { noteUsedCode } from '../../data/last-used-codes.ts'
import { oneByOne } from '../../data/one-by-one.ts'
import { say } from '../../data/use-text.ts'
import { definePanel } from '../define-panel.ts'
import { notAllDone } from '../not-all-done.ts'

export interface MultiUncodedAnswer {
  readonly note: string
  onProgress(handled: number): void
}

/** Gives many stops one reason, a call each: those that somebody coded meanwhile are named, the others are coded. */
export const multiUncoded = definePanel<'stops-to-code', MultiUncodedAnswer>({
  id: 'multi-uncoded',
  for: 'stops-to-code',
  visible: (_, session) => can(session, 'code-stops'),
  disabled: ({ code }, { note }) => (code.stop_text_flag === 1 && note.trim() === '' ? 'stop.note-needed' : undefined),
  async perform({ stops, code, onDone }, { note, onProgress }, requestId) {
    const { stop_code } = code
    const act = (stop: Stop, id: string) => {
      const { machine_id, stop_reason } = stop
      const words = { machine_id, stop: stop.stop, stop_code, note: noteWithReason(stop.note, note) }
      return isUncoded(stop)
        ? call('update_uncoded_stop', words, { requestId: id })
        : call('update_history_stop', { ...words, seen_reason: stop_reason }, { requestId: id })
    }
    const outcome = await oneByOne(stops, { requestId, act, onProgress })
    for (const machine_id of new Set(outcome.done.map((stop) => stop.machine_id))) noteUsedCode(machine_id, stop_code)
    if (outcome.failed.length > 0) throw notAllDone(outcome, 'stops.not-all-coded')
    onDone()
    return say('stops.saved', { count: stops.length, code: stop_code, description: code.stop_description })
  },
  load: () => import('./MultiUncodedPanel.tsx'),
})
