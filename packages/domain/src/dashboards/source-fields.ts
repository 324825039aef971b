import { ProductionGoal } from '../goals/model/goal.ts'
import { Machine } from '../machines/model/machine.ts'
import { RunningOrder } from '../orders/model/order.ts'
import { PlannedOrder } from '../orders/model/planned-order.ts'
import { ScrapOfDay } from '../scrap/model/scrap.ts'
import { Stop } from '../stops/model/stop.ts'
import { figureProperties } from './figure-properties.ts'

const fields: Readonly<Record<string, readonly string[]>> = {
  figures: ['machine_id', 'machine_description', ...figureProperties],
  goals: Object.keys(ProductionGoal.shape),
  history: Object.keys(Stop.shape),
  machines: Object.keys(Machine.shape),
  planned_orders: ['machine_id', ...Object.keys(PlannedOrder.shape)],
  running_orders: Object.keys(RunningOrder.shape),
  scrap: Object.keys(ScrapOfDay.shape),
}

/** Of a machine that a widget names itself, without a source: its live row and its figures. */
export const fieldsOfMachine: readonly string[] = [...Object.keys(Machine.shape), ...figureProperties]

/** The properties a kind of source is known to have, for choosing one before any row has come. */
export function fieldsOf(source: string): readonly string[] {
  return fields[source] ?? []
}
