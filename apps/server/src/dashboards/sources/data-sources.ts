/** The list of all kinds of data source. */
import type { DataSourceKind } from './define-data-source.ts'
import { figures } from './figures.ts'
import { goals } from './goals.ts'
import { history } from './history.ts'
import { machines } from './machines.ts'
import { plannedOrders } from './planned_orders.ts'
import { runningOrders } from './running_orders.ts'
import { scrap } from './scrap.ts'

export const dataSources: readonly DataSourceKind[] = [
  figures,
  goals,
  history,
  machines,
  plannedOrders,
  runningOrders,
  scrap,
]
