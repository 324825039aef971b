import { checkNote } from '@takt/domain/orders/wizard/check-note.ts'
import { defineStep, type Verdict } from '../../engine/define-step.ts'
import type { NoteStepSettings } from './NoteStep.tsx'

/** A free text of at most 1000 characters. */
export const note = defineStep({
  id: 'note',
  label: 'wizard.note',
  initial: '',
  settings: { canBeEmpty: false },
  check: judge,
  load: () => import('./NoteStep.tsx'),
})

function judge(written: string, settings: NoteStepSettings): Verdict {
  const verdict = checkNote(written, settings)
  if (verdict === 'ok') return 'ok'
  const empty = verdict === 'empty'
  return { blocked: { key: empty ? 'wizard.note.enter' : 'wizard.note.too-long' }, refused: !empty }
}
