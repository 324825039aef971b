import type { OrderSoFar } from '@takt/domain/machines/proportion.ts'
import { isPerCavity } from '@takt/domain/orders/cavities.ts'
import { call } from '../../data/call/call.ts'
import type { Asked } from '../engine/define-step.ts'
import { defineWizard, use } from '../engine/define-wizard.ts'
import { askProportion, orderSoFar, proportionLimit } from '../out-of-proportion.ts'
import { employee } from '../steps/employee/employee.step.ts'
import { palletHistory } from '../steps/pallet-history/pallet-history.step.ts'
import { palletQuantity, piecesOf } from '../steps/pallet-quantity/pallet-quantity.step.ts'
import { print } from '../steps/print/print.step.ts'
import { runningOrder } from '../steps/running-order/running-order.step.ts'
import { splitPalletPrint } from '../steps/split-pallet-print/split-pallet-print.step.ts'

/** With SF37 and several cavities every cavity gets a flag of its own. */
const isSplit = ({ machine }: Asked): boolean => isPerCavity(machine)

/** The order with what its flags say already, and how large its pallets are. */
function withFlags({ order, answer }: Asked): OrderSoFar | null {
  const history = answer(palletHistory)
  return order && { ...orderSoFar(order), ...(history?.card_no === order.card_no ? history : {}) }
}

/** Makes the flag of a pallet and prints it. */
export const printPalletFlag = defineWizard({
  id: 'print-pallet-flag',
  title: 'title.print-pallet-flag',
  steps: [
    use(runningOrder),
    use(palletHistory),
    use(palletQuantity, {
      settings: (asked) => ({
        ...proportionLimit('pallet', asked, withFlags(asked)),
        decimals: asked.order?.integer_unit === 0,
        preset: asked.answer(palletHistory)?.pack_qty ?? 0,
      }),
      leaving: (asked) => {
        const value = asked.answer(palletQuantity)
        return askProportion('pallet', asked, { quantity: piecesOf(value, asked.order), value, of: withFlags(asked) })
      },
    }),
    use(employee),
    use(print, {
      when: (asked) => !isSplit(asked),
      settings: ({ order, answer }) => ({ pieces: piecesOf(answer(palletQuantity), order) }),
    }),
    use(splitPalletPrint, {
      when: isSplit,
      settings: ({ machine, order, answer }) => ({
        cavities: machine.insatser,
        quantity: piecesOf(answer(palletQuantity), order),
      }),
    }),
  ],
  finish: async (asked, { requestId }) => {
    const { machine, order, answer } = asked
    if (!order) throw new Error('print-pallet-flag cannot finish without an order')
    const split = isSplit(asked) ? answer(splitPalletPrint) : null
    const { printer, copies, anyway } = split ?? answer(print)
    const payload = {
      machine_id: machine.machine_id,
      card_no: order.card_no,
      ...(split ? { cavities: [...split.cavities] } : { quantity: piecesOf(answer(palletQuantity), order) }),
      num_copies: copies ?? 1,
      printer,
      employee: answer(employee).number.trim(),
      print_anyway: anyway,
    }
    await call('print_pallet_flag', payload, { requestId })
    return { key: 'wizard.sent-to-printer', values: { printer } }
  },
})
