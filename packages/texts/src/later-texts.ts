/** What all other pages say, fetched after the first screen stands. A new area's file is listed here. */
import { activities } from './catalogue/activities.ts'
import { connectors } from './catalogue/connectors.ts'
import { dashboard } from './catalogue/dashboard.ts'
import { dashboardOptions } from './catalogue/dashboard-options.ts'
import { dashboardPanels } from './catalogue/dashboard-panels.ts'
import { erp } from './catalogue/erp.ts'
import { functionNames } from './catalogue/function-names.ts'
import { help } from './catalogue/help.ts'
import { helpParts } from './catalogue/help-parts.ts'
import { liveViews } from './catalogue/live-views.ts'
import { machineOrders } from './catalogue/machine-orders.ts'
import { machineTest } from './catalogue/machine-test.ts'
import { orderRefusals } from './catalogue/order-refusals.ts'
import { permissionTexts } from './catalogue/permissions.ts'
import { scrap } from './catalogue/scrap.ts'
import { specialFunctionPage } from './catalogue/special-functions.ts'
import { timeHistory } from './catalogue/time-history.ts'
import { walls } from './catalogue/walls.ts'
import { wizards } from './catalogue/wizards.ts'

export const laterTexts = {
  ...activities,
  ...connectors,
  ...dashboard,
  ...dashboardOptions,
  ...dashboardPanels,
  ...functionNames,
  ...help,
  ...helpParts,
  ...liveViews,
  ...machineOrders,
  ...machineTest,
  ...orderRefusals,
  ...permissionTexts,
  ...scrap,
  ...specialFunctionPage,
  ...timeHistory,
  ...walls,
  ...wizards,
  ...erp,
}
