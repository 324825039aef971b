import { can } from '@takt/domain/ground/permissions.ts'
import { call } from '../../data/call/call.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import type { EuromapAnswer } from './EuromapLockPanel.tsx'

/** Blocks a program with a comment, or unblocks it without one. */
export const euromapLock = definePanel<'euromap-program', EuromapAnswer>({
  id: 'euromap-lock',
  for: 'euromap-program',
  visible: (_, session) => can(session, 'report-quantity'),
  async perform({ machine_id, program_id, locked, onDone }, { comment = '' }, requestId) {
    const blocks = locked === 0
    if (blocks && comment.trim() === '') return { told: say('euromap.no-comment') }
    const feature = blocks ? 'block_program' : 'unblock_program'
    await call('balthzar_euromap', { feature, machine_id, program_id, comment }, { requestId })
    onDone()
    return say(blocks ? 'euromap.blocked' : 'euromap.unblocked', { program: program_id })
  },
  load: () => import('./EuromapLockPanel.tsx'),
})
