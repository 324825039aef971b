/** The list of all kinds of data source. */
import type { DataSourceKind } from './define-data-source.ts'
import { machines } from './machines.ts'
import { runningOrders } from './running_orders.ts'

export const dataSources: readonly DataSourceKind[] = [machines, runningOrders]
