import type { ToolInsert } from '@takt/domain/orders/wizard/planned-pick.ts'
import { defineStep } from '../../engine/define-step.ts'
import type { ToolInsertSettings } from './ToolInsertStep.tsx'

const none: ToolInsertSettings = { tool_id: '', inserts: [] }

/** Which insert goes into the tool. */
export const toolInsert = defineStep({
  id: 'tool-insert',
  label: 'wizard.tool-insert',
  initial: null as ToolInsert | null,
  settings: none,
  table: { key: 'tool_id', columns: ['tool_id', 'tool_description'] },
  // One that was picked for another order before is not offered for this one.
  check: (chosen, { inserts }) =>
    inserts.some(({ tool_id }) => tool_id === chosen?.tool_id) ? 'ok' : { blocked: { key: 'wizard.tool-insert.pick' } },
  takesScan: true,
  load: () => import('./ToolInsertStep.tsx'),
})
