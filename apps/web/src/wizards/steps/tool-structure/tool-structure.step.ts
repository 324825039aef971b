import type { ToolStructure } from '@takt/domain/orders/wizard/planned-pick.ts'
import { defineStep } from '../../engine/define-step.ts'

const none: { structures: readonly ToolStructure[] } = { structures: [] }

/** Which structure of the mother tool is used. */
export const toolStructure = defineStep({
  id: 'tool-structure',
  label: 'wizard.tool-structure',
  initial: null as ToolStructure | null,
  settings: none,
  table: { key: 'child_tool_id', columns: ['child_tool_id', 'child_tool_description'] },
  check: (chosen, { structures }) =>
    structures.some(({ child_tool_id }) => child_tool_id === chosen?.child_tool_id)
      ? 'ok'
      : { blocked: { key: 'wizard.tool-structure.pick' } },
  takesScan: true,
  load: () => import('./ToolStructureStep.tsx'),
})
