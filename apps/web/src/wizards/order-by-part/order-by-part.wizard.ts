import { has } from '@takt/domain/ground/special-functions.ts'
import { type Article, operationMade } from '@takt/domain/orders/wizard/article.ts'
import { quantityOf } from '@takt/domain/orders/wizard/check-quantity.ts'
import type { ToolInsert } from '@takt/domain/orders/wizard/planned-pick.ts'
import { call } from '../../data/call/call.ts'
import type { Asked } from '../engine/define-step.ts'
import { defineWizard, use } from '../engine/define-wizard.ts'
import { askOrderSize, askPerCycle, perCycleLimit } from '../out-of-proportion.ts'
import { employeeOf, whoStarts } from '../start-answers.ts'
import { MOST_PER_CYCLE } from '../start-steps.ts'
import { article } from '../steps/article/article.step.ts'
import { employee } from '../steps/employee/employee.step.ts'
import { operation } from '../steps/operation/operation.step.ts'
import { orderSummary } from '../steps/order-summary/order-summary.step.ts'
import { quantity } from '../steps/quantity/quantity.step.ts'
import { toolInsert } from '../steps/tool-insert/tool-insert.step.ts'
import { unitQuantity } from '../steps/unit-quantity/unit-quantity.step.ts'
import { entryOf } from '../steps/unit-quantity/unit-quantity-entry.ts'

/** Makes an order for a part, without a planned one, and starts it. */
export const orderByPart = defineWizard({
  id: 'order-by-part',
  title: 'wizard.order-by-part',
  only: { where: (machine) => has(machine, 'startByPart'), otherwise: 'wizard.order-by-part.not-here' },
  about: ({ answer }) => {
    const part = answer(article)?.part
    return part && `${part.part_no} ${part.part_description}`.trim()
  },
  steps: [
    use(article),
    use(operation, {
      when: ({ answer }) => (answer(article)?.part.operations.length ?? 0) > 1,
      settings: ({ answer }) => ({ operations: answer(article)?.part.operations ?? [] }),
    }),
    use(toolInsert, {
      when: (asked) => insertsOf(asked).length > 0,
      settings: (asked) => ({ tool_id: made(asked)?.tool_id ?? '', inserts: insertsOf(asked) }),
    }),
    use(quantity, {
      settings: (asked) => ({
        what: 'wizard.order-quantity',
        facts: false,
        max: 1_000_000_000,
        maxRule: 'wizard.order-quantity.limit',
        decimals: made(asked)?.integer_unit === 0,
      }),
      leaving: (asked) => {
        const value = asked.answer(quantity)
        return askOrderSize(asked, { quantity: quantityOf(value), value })
      },
    }),
    use(unitQuantity, {
      settings: (asked) => ({
        ...perCycleLimit(asked, quantityOf(asked.answer(quantity)), MOST_PER_CYCLE),
        preset: made(asked)?.quantity_per_cycle ?? 0,
      }),
      leaving: (asked) => {
        const of = made(asked)
        const value = asked.answer(unitQuantity)
        return of && askPerCycle(asked, { usual: of.quantity_per_cycle, quantity: perCycle(asked, of), value })
      },
    }),
    use(employee, { settings: () => ({ passesKnown: true }) }),
    use(orderSummary, {
      settings: (asked) => ({
        order: orderOf(asked),
        bookingTitle: 'wizard.order-summary.start',
        booking: [{ label: 'wizard.column.tool_id', value: toolOf(asked) }, whoStarts(asked)],
        starts: { tool_id: toolOf(asked), part_no: made(asked)?.part_no ?? '' },
      }),
    }),
  ],
  finish: async (asked, { requestId }) => {
    const of = made(asked)
    if (!of) throw new Error('order-by-part cannot finish without an operation')
    const [started] = await call(
      'create_order_by_part',
      {
        machine_id: asked.machine.machine_id,
        record_no: of.record_no,
        part_no: of.part_no,
        op_no: of.op_no,
        tool_id: toolOf(asked),
        planned_op_qty: quantityOf(asked.answer(quantity)),
        unit_qty: perCycle(asked, of),
        employee: employeeOf(asked),
      },
      { requestId },
    )
    return { key: 'wizard.started', values: { order: started?.work_order_no ?? of.part_no } }
  },
})

function made({ answer }: Asked): Article | null {
  return operationMade(answer(article)?.part ?? null, answer(operation))
}

function insertsOf(asked: Asked): readonly ToolInsert[] {
  return asked.answer(article)?.inserts[made(asked)?.tool_id ?? ''] ?? []
}

/** The insert that was chosen, else the tool of the part. */
function toolOf(asked: Asked): string {
  const insert = insertsOf(asked).length > 0 ? asked.answer(toolInsert)?.tool_id : undefined
  return insert ?? made(asked)?.tool_id ?? ''
}

function perCycle({ answer }: Asked, { quantity_per_cycle }: Article): number {
  return quantityOf(entryOf(answer(unitQuantity), { preset: quantity_per_cycle }))
}

/** The order that does not exist yet, as the summary shows one. */
function orderOf(asked: Asked) {
  const of = made(asked)
  if (!of) return null
  return {
    ...of,
    work_order_no: '',
    planned_op_qty: quantityOf(asked.answer(quantity)),
    cycle_qty: perCycle(asked, of),
  }
}
