import { dashboards } from './first/dashboards.ts'
import { ground } from './first/ground.ts'
import { history } from './first/history.ts'
import { machines } from './first/machines.ts'
import { orders } from './first/orders.ts'
import { people } from './first/people.ts'
import { setup } from './first/setup.ts'
import { stops } from './first/stops.ts'

export const book = {
  ...ground,
  ...machines,
  ...people,
  ...stops,
  ...orders,
  ...history,
  ...dashboards,
  ...setup,
}
