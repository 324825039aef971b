import type { Article } from '@takt/domain/orders/wizard/article.ts'
import { defineStep } from '../../engine/define-step.ts'

const none: { operations: readonly Article[] } = { operations: [] }

/** Which operation of the article. */
export const operation = defineStep({
  id: 'operation',
  label: 'wizard.operation',
  initial: null as Article | null,
  settings: none,
  subject: (picked) => picked?.op_no ?? '',
  table: { key: 'op_no', columns: ['op_no', 'op_name'] },
  check: (picked, { operations }) =>
    operations.some(({ part_no, op_no }) => part_no === picked?.part_no && op_no === picked.op_no)
      ? 'ok'
      : { blocked: { key: 'wizard.operation.pick' } },
  load: () => import('./OperationStep.tsx'),
})
