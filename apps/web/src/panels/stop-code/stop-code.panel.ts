import { waitingCode } from '@takt/domain/offline/waiting-entry.ts'
import { can } from '@takt/domain/permissions.ts'
import { noteUsedCode } from '../../data/last-used-codes.ts'
import { aboutCode } from '../../data/offline/about-entry.ts'
import { deliver } from '../../data/offline/deliver.ts'
import { waitingEntries } from '../../data/offline/outbox.ts'
import { say } from '../../data/use-text.ts'
import { definePanel } from '../define-panel.ts'

export interface StopCodeAnswer {
  readonly note: string
}

/** Says why a machine stood still, with the code that was chosen. */
export const stopCode = definePanel<'stop-code', StopCodeAnswer>({
  id: 'stop-code',
  for: 'stop-code',
  visible: (_, session) => can(session, 'code-stops'),
  disabled: ({ code }, { note }) => (code.stop_text_flag === 1 && note.trim() === '' ? 'stop.note-needed' : undefined),
  async perform({ machine_id, stop, seen_reason, code, onDone }, { note }, requestId) {
    const { stop_code } = code
    const seen = waitingCode(waitingEntries(), machine_id, stop)?.about.stop_code ?? seen_reason
    const payload = { machine_id, stop, stop_code, note, seen_reason: seen }
    const delivered = await deliver('set_stop_code', payload, {
      requestId,
      about: aboutCode({ machine_id, stop, code, note }),
    })
    noteUsedCode(machine_id, stop_code)
    onDone()
    if (delivered === 'waiting') return { waiting: say('outbox.kept', { count: 1 }) }
    return say('stop.saved', { code: code.stop_code, description: code.stop_description })
  },
  load: () => import('./StopCodePanel.tsx'),
})
