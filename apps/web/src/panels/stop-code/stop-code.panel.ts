import { can } from '@takt/domain/permissions.ts'
import { call } from '../../data/call.ts'
import { noteUsedCode } from '../../data/last-used-codes.ts'
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
    await call('set_stop_code', { machine_id, stop, stop_code: code.stop_code, note, seen_reason }, { requestId })
    noteUsedCode(machine_id, code.stop_code)
    onDone()
    return say('stop.saved', { code: code.stop_code, description: code.stop_description })
  },
  load: () => import('./StopCodePanel.tsx'),
})
