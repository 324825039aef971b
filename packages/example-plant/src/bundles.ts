import type { Plant } from './plant.ts'

export interface PlantBundle {
  readonly machine_id: string
  readonly position: number
  readonly planned_qty: number
  readonly booked_machine_id: string
  readonly card_nos: readonly string[]
}

/** Machines for which a planner has put orders of one part together, and where the first bundle is booked. */
const plannedAhead: Readonly<Record<string, string>> = { C301: '', C302: 'C303', P201: '' }

export function exampleBundles({ orders }: Pick<Plant, 'orders'>): PlantBundle[] {
  return Object.entries(plannedAhead).flatMap(([machine_id, booked]) => {
    const planned = orders.filter(
      (order) => order.machine_id === machine_id && order.status === 'planned' && order.cancelled === 0,
    )
    const alike = [...Map.groupBy(planned, ({ part_no }) => part_no).values()].filter(({ length }) => length > 1)
    return alike.map((group, at) => ({
      machine_id,
      position: at + 1,
      planned_qty: Math.min(...group.map(({ planned_op_qty }) => planned_op_qty)),
      booked_machine_id: at === 0 ? booked : '',
      card_nos: group.map(({ card_no }) => card_no),
    }))
  })
}
