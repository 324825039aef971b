import { NOT_WEIGHED } from '@takt/domain/scrap/weight-entry.ts'
import { call } from '../../data/call/call.ts'
import type { Asked } from '../engine/define-step.ts'
import { defineWizard, use } from '../engine/define-wizard.ts'
import type { Leaving } from '../engine/leaving.ts'
import { employee } from '../steps/employee/employee.step.ts'
import { runningOrder } from '../steps/running-order/running-order.step.ts'
import { type WeightControlValue, weighedOf } from '../steps/weight-control/weighed-of.ts'
import { weightControl } from '../steps/weight-control/weight-control.step.ts'

/** Weighs pieces of a running order, one after the other. Every weight is saved as it is entered, so nothing is left to book. */
export const weightControlWizard = defineWizard({
  id: 'weight-control',
  title: 'wizard.weight-control',
  steps: [use(runningOrder), use(employee), use(weightControl, { leaving: saveOrNext })],
  finish: async () => null,
})

function saveOrNext({ machine, order, answer }: Asked): Leaving<WeightControlValue> | null {
  const value = weighedOf(answer(weightControl), order?.card_no)
  if (value.result !== null) {
    return { settle: { ...value, ...NOT_WEIGHED }, label: 'wizard.weight-control.next-piece' }
  }
  if (!order) return null
  return {
    stay: true,
    label: 'wizard.weight-control.save',
    work: async (requestId) => {
      const [saved] = await call(
        'save_weight_control',
        {
          machine_id: machine.machine_id,
          card_no: order.card_no,
          part_no: order.part_no,
          op_no: order.op_no,
          weight: Number(value.entry),
          employee: answer(employee).number.trim(),
        },
        { requestId },
      )
      if (!saved) throw new Error('save_weight_control answered nothing')
      const { weight, total_weight, total_quantity, unit_weight, colour } = saved
      const result = { weight, total_weight, total_quantity, unit_weight, colour: colour || null }
      return { ...value, result }
    },
  }
}
