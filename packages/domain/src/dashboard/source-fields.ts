import { Machine } from '../model/machine.ts'
import { RunningOrder } from '../model/order.ts'

const fields: Readonly<Record<string, readonly string[]>> = {
  machines: Object.keys(Machine.shape),
  running_orders: Object.keys(RunningOrder.shape),
}

/** The properties a kind of source is known to have, for choosing one before any row has come. */
export function fieldsOf(source: string): readonly string[] {
  return fields[source] ?? []
}
