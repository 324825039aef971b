import { select } from '../../data/chosen/selection.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel } from '../define-panel.ts'
import { reprintFlags } from '../reprint-flags.ts'
import type { ReprintAnswer } from './ReprintPanel.tsx'

/** Prints the chosen flags once more, each under its own number. */
export const reprint = definePanel<'flags-to-reprint', ReprintAnswer>({
  id: 'reprint',
  for: 'flags-to-reprint',
  disabled: (_, { printer }) => (printer === '' ? 'print.no-printer-set' : undefined),
  async perform({ machine_id, flags, onDone }, { printer }, requestId) {
    await reprintFlags(flags, { machine_id, printer, requestId })
    select(null)
    onDone()
    return say('print.queued')
  },
  load: () => import('./ReprintPanel.tsx'),
})
