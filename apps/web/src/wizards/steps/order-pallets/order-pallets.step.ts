import { MOST_IN_ONE_REPORT } from '@takt/domain/orders/report-good.ts'
import { NO_PALLETS, palletsLeaving, palletsProblem } from '@takt/domain/pallets/order-pallets.ts'
import { defineStep } from '../../engine/define-step.ts'
import type { OrderPalletsSettings } from './OrderPalletsStep.tsx'

const asUsual: OrderPalletsSettings = { booked: 0, decimals: false, employee: '' }

/** The pallet flags of the order, then how many pieces it made. Without a flag that waits it passes by itself, once. */
export const orderPallets = defineStep({
  id: 'order-pallets',
  label: 'wizard.order-pallets',
  initial: NO_PALLETS,
  settings: asUsual,
  check: (value, { booked, decimals }, { order }) => {
    const problem = palletsProblem(value.card_no === order?.card_no ? value : NO_PALLETS, booked, !decimals)
    if (problem === null) return 'ok'
    if (problem === 'not-whole') return { blocked: { key: 'wizard.quantity.not-whole' }, refused: true }
    const blocked = { key: `wizard.order-pallets.${problem}`, values: { booked, max: MOST_IN_ONE_REPORT } } as const
    return { blocked, refused: problem !== 'loading' }
  },
  leaving: (value) => {
    const leaving = palletsLeaving(value)
    if (leaving === null) return null
    if (leaving.kind === 'raise') return { settle: leaving.to }
    return {
      halt: {
        title: { key: 'wizard.order-pallets.not-transferred' },
        message: { key: 'wizard.order-pallets.not-transferred-text' },
        yes: { key: 'wizard.order-pallets.continue' },
        no: { key: 'wizard.order-pallets.stay' },
      },
      after: leaving.after,
    }
  },
  load: () => import('./OrderPalletsStep.tsx'),
})
