import type { HandoverFigures, HandoverMachine, MadeOfShift } from '../model/handover.ts'

/** Until decision 0116 a machine was written with one unit: that of the order that ran longest. */
type BeforeUnits = Omit<HandoverMachine, 'made'> & MadeOfShift

type FrozenOrder = HandoverFigures['orders'][number]

export type FrozenFigures = Omit<HandoverFigures, 'machines' | 'orders'> & {
  readonly machines: readonly (HandoverMachine | BeforeUnits)[]
  readonly orders: readonly (FrozenOrder | Omit<FrozenOrder, 'standing'>)[]
}

/** What was signed is shown as it was frozen, whatever is written today. */
export function readFrozen(frozen: FrozenFigures): HandoverFigures {
  const orders = frozen.orders.map((order): FrozenOrder => ({ standing: standingBefore(order), ...order }))
  return { ...frozen, orders, machines: frozen.machines.map(readMachine) }
}

/** Of what ran nobody has written whether the plan could still be kept. */
function standingBefore({ not_started }: Pick<FrozenOrder, 'not_started'>): 'late' | null {
  return not_started === 1 ? 'late' : null
}

function readMachine(machine: HandoverMachine | BeforeUnits): HandoverMachine {
  if ('made' in machine) return machine
  const { unit, good_qty, scrap_qty, target_qty, ...rest } = machine
  const made = [{ unit, good_qty, scrap_qty, target_qty }].filter(
    (one) => one.unit !== '' || one.good_qty !== 0 || one.scrap_qty !== 0,
  )
  return { ...rest, made }
}
