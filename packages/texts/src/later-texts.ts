/** What all other pages say, fetched after the first screen stands. A new area's file is listed here. */
import { actions } from './catalogue/actions.ts'
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
import { media } from './catalogue/media.ts'
import { mtbf } from './catalogue/mtbf.ts'
import { orderRefusals } from './catalogue/order-refusals.ts'
import { orderWizards } from './catalogue/order-wizards.ts'
import { ownOverviews } from './catalogue/own-overviews.ts'
import { palletQueue } from './catalogue/pallet-queue.ts'
import { pallets } from './catalogue/pallets.ts'
import { permissionTexts } from './catalogue/permissions.ts'
import { planning } from './catalogue/planning.ts'
import { plantRest } from './catalogue/plant-rest.ts'
import { printing } from './catalogue/printing.ts'
import { queries } from './catalogue/queries.ts'
import { scales } from './catalogue/scales.ts'
import { scrap } from './catalogue/scrap.ts'
import { scrapWizards } from './catalogue/scrap-wizards.ts'
import { specialFunctionPage } from './catalogue/special-functions.ts'
import { timeHistory } from './catalogue/time-history.ts'
import { walls } from './catalogue/walls.ts'
import { wizards } from './catalogue/wizards.ts'

export const laterTexts = {
  ...actions,
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
  ...media,
  ...mtbf,
  ...orderRefusals,
  ...orderWizards,
  ...ownOverviews,
  ...pallets,
  ...permissionTexts,
  ...printing,
  ...plantRest,
  ...palletQueue,
  ...planning,
  ...scales,
  ...queries,
  ...scrap,
  ...scrapWizards,
  ...specialFunctionPage,
  ...timeHistory,
  ...walls,
  ...wizards,
  ...erp,
}
