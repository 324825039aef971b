/** What all other pages say, fetched after the first screen stands. A new area's file is listed here. */
import { accessKeys } from './catalogue/access-keys.ts'
import { actions } from './catalogue/actions.ts'
import { activities } from './catalogue/activities.ts'
import { activitySetup } from './catalogue/activity-setup.ts'
import { admin } from './catalogue/admin.ts'
import { adminPeople } from './catalogue/admin-people.ts'
import { adminSections } from './catalogue/admin-sections.ts'
import { adminSettings } from './catalogue/admin-settings.ts'
import { analysis } from './catalogue/analysis.ts'
import { automaticReasons } from './catalogue/automatic-reasons.ts'
import { calendarSetup } from './catalogue/calendar-setup.ts'
import { columns } from './catalogue/columns.ts'
import { companySettingTexts } from './catalogue/company-settings.ts'
import { connectors } from './catalogue/connectors.ts'
import { dashboard } from './catalogue/dashboard.ts'
import { dashboardForm } from './catalogue/dashboard-form.ts'
import { dashboardOptions } from './catalogue/dashboard-options.ts'
import { dashboardPanels } from './catalogue/dashboard-panels.ts'
import { documents } from './catalogue/documents.ts'
import { employeeLists } from './catalogue/employee-lists.ts'
import { erp } from './catalogue/erp.ts'
import { firstSteps } from './catalogue/first-steps.ts'
import { functionNames } from './catalogue/function-names.ts'
import { help } from './catalogue/help.ts'
import { helpParts } from './catalogue/help-parts.ts'
import { importTexts } from './catalogue/import.ts'
import { importFields } from './catalogue/import-fields.ts'
import { inputGroupSetup } from './catalogue/input-group-setup.ts'
import { keyboard } from './catalogue/keyboard.ts'
import { liveViews } from './catalogue/live-views.ts'
import { losses } from './catalogue/losses.ts'
import { machineHistory } from './catalogue/machine-history.ts'
import { machineOrders } from './catalogue/machine-orders.ts'
import { machineSetup } from './catalogue/machine-setup.ts'
import { machineTest } from './catalogue/machine-test.ts'
import { machinesField } from './catalogue/machines-field.ts'
import { mail } from './catalogue/mail.ts'
import { materials } from './catalogue/materials.ts'
import { media } from './catalogue/media.ts'
import { mtbf } from './catalogue/mtbf.ts'
import { orderRefusals } from './catalogue/order-refusals.ts'
import { orderWizards } from './catalogue/order-wizards.ts'
import { ownOverviews } from './catalogue/own-overviews.ts'
import { palletQueue } from './catalogue/pallet-queue.ts'
import { pallets } from './catalogue/pallets.ts'
import { panelWidgets } from './catalogue/panel-widgets.ts'
import { permissionTexts } from './catalogue/permissions.ts'
import { places } from './catalogue/places.ts'
import { planning } from './catalogue/planning.ts'
import { plantRest } from './catalogue/plant-rest.ts'
import { printing } from './catalogue/printing.ts'
import { queries } from './catalogue/queries.ts'
import { reasonSetup } from './catalogue/reason-setup.ts'
import { reportOrders } from './catalogue/report-orders.ts'
import { scales } from './catalogue/scales.ts'
import { scrap } from './catalogue/scrap.ts'
import { scrapWizards } from './catalogue/scrap-wizards.ts'
import { specialFunctionPage } from './catalogue/special-functions.ts'
import { statistics } from './catalogue/statistics.ts'
import { templateNames } from './catalogue/template-names.ts'
import { timeHistory } from './catalogue/time-history.ts'
import { userPlace } from './catalogue/user-place.ts'
import { walls } from './catalogue/walls.ts'
import { widgetsRest } from './catalogue/widgets-rest.ts'
import { wizards } from './catalogue/wizards.ts'
import { wizardsRest } from './catalogue/wizards-rest.ts'

export const laterTexts = {
  ...accessKeys,
  ...actions,
  ...activities,
  ...activitySetup,
  ...analysis,
  ...admin,
  ...adminPeople,
  ...adminSections,
  ...adminSettings,
  ...automaticReasons,
  ...calendarSetup,
  ...companySettingTexts,
  ...connectors,
  ...dashboard,
  ...columns,
  ...dashboardForm,
  ...dashboardOptions,
  ...dashboardPanels,
  ...documents,
  ...employeeLists,
  ...firstSteps,
  ...functionNames,
  ...help,
  ...helpParts,
  ...importFields,
  ...importTexts,
  ...keyboard,
  ...liveViews,
  ...machineHistory,
  ...machineOrders,
  ...machineSetup,
  ...panelWidgets,
  ...places,
  ...machineTest,
  ...machinesField,
  ...mail,
  ...materials,
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
  ...inputGroupSetup,
  ...reasonSetup,
  ...reportOrders,
  ...scrap,
  ...scrapWizards,
  ...specialFunctionPage,
  ...losses,
  ...statistics,
  ...templateNames,
  ...timeHistory,
  ...userPlace,
  ...walls,
  ...widgetsRest,
  ...wizards,
  ...wizardsRest,
  ...erp,
}
