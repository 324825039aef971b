/** Scrap in whole cycles, beside every order that made pieces in them. */

import type { Order } from '@takt/domain/orders/model/order.ts'
import { perCycle } from './cycle-pieces.ts'
import type { Asked } from './engine/define-step.ts'
import type { Leaving } from './engine/leaving.ts'
import { askProportions, orderSoFar, type PartEntered, proportionLimit } from './out-of-proportion.ts'

function part(order: Order, quantity: number): PartEntered {
  const { card_no } = order
  const question = { key: 'wizard.proportion.cycles', values: { card_no } } as const
  return { of: orderSoFar(order), quantity, question }
}

/** As many cycles as fit the order that takes fewest. */
export function cyclesLimit(asked: Asked) {
  const limits = perCycle(asked).map(({ order, pieces }) => {
    const limit = proportionLimit('scrap', asked, part(order, 0).of)
    return { ...limit, max: Math.floor(limit.max / pieces) }
  })
  return limits.reduce((least, each) => (each.max < least.max ? each : least), proportionLimit('scrap', asked, null))
}

export function askCycles<V>(
  asked: Asked,
  { quantity: cycles, value }: { readonly quantity: number; readonly value: V },
): Leaving<V> | null {
  const parts = perCycle(asked).map(({ order, pieces }) => part(order, Math.ceil(cycles) * pieces))
  return askProportions('scrap', asked, { parts, value })
}
