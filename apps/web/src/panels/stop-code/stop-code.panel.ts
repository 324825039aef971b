import { can } from '@takt/domain/ground/permissions.ts'
import { lacksNote } from '@takt/domain/stops/stop-note.ts'
import { codeStop } from '../../data/offline/code-stop.ts'
import { takeBackCodes } from '../../data/stops/take-back-codes.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import type { StopCodeAnswer } from './StopCodePanel.tsx'

/** Says why a machine stood still, with the code that was chosen. */
export const stopCode = definePanel<'stop-code', StopCodeAnswer>({
  id: 'stop-code',
  for: 'stop-code',
  visible: (_, session) => can(session, 'code-stops'),
  disabled: ({ code }, { note }) => (lacksNote(code, note) ? 'stop.note-needed' : undefined),
  async perform({ machine_id, stop, seen_reason, code, onDone }, { note }, requestId) {
    const delivered = await codeStop({ machine_id, stop, seen_reason, code, note }, requestId)
    onDone()
    if (delivered === 'waiting') return { waiting: say('outbox.kept', { count: 1 }) }
    const done = say('stop.saved', { code: code.stop_code, description: code.stop_description })
    // Where none was named, the one that goes on was meant, and another may go on by now.
    return stop === '' ? done : { done, undo: () => takeBackCodes([{ machine_id, stop }]) }
  },
  load: () => import('./StopCodePanel.tsx'),
})
