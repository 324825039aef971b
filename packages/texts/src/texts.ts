/** The list of all texts, by area of the product. */
import { connectors } from './catalogue/connectors.ts'
import { dashboard } from './catalogue/dashboard.ts'
import { dashboardOptions } from './catalogue/dashboard-options.ts'
import { machineInterface } from './catalogue/machine-interface.ts'
import { orderRefusals } from './catalogue/order-refusals.ts'
import { overview } from './catalogue/overview.ts'
import { overviews } from './catalogue/overviews.ts'
import { personal } from './catalogue/personal.ts'
import { refusals } from './catalogue/refusals.ts'
import { scrap } from './catalogue/scrap.ts'
import { shell } from './catalogue/shell.ts'
import { stopHandling } from './catalogue/stop-handling.ts'
import { stops } from './catalogue/stops.ts'
import { topBar } from './catalogue/top-bar.ts'
import { wizards } from './catalogue/wizards.ts'

export const texts = {
  ...refusals,
  ...orderRefusals,
  ...scrap,
  ...connectors,
  ...shell,
  ...topBar,
  ...personal,
  ...stops,
  ...stopHandling,
  ...machineInterface,
  ...overview,
  ...overviews,
  ...wizards,
  ...dashboard,
  ...dashboardOptions,
}
export type TextKey = keyof typeof texts
