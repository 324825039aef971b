import type { Page } from '@playwright/test'
import { expect } from '../fixtures/expect.ts'
import { seriousFindings } from './serious-findings.ts'
import { expectPath } from './shell.ts'

export interface Look {
  readonly path: string
  /** The file of the page or of the wizard: checks/accessibility.test.ts misses one that stands in no line. */
  readonly page: string
  readonly shows: string | RegExp
}

/** Pages that are looked at for serious findings, by who looks; for the first ones nobody is signed in. */
export const looks = {
  nobody: [
    { path: '/login-form', page: 'LoginPage', shows: 'Sign in to your plant' },
    { path: '/outside/devlog', page: 'DevlogPage', shows: 'Contact us for more information.' },
  ],
  operator: [
    { path: '/machines/all', page: 'MachinesPage', shows: 'A401' },
    { path: '/home', page: 'HomePage', shows: 'My machines' },
    { path: '/machine-widgets', page: 'MachineWidgetsPage', shows: 'A401' },
    { path: '/machine-late-orders/zone/B2', page: 'LateOrdersPage', shows: 'late order' },
    { path: '/actives', page: 'ActivesPage', shows: 'A401' },
    { path: '/overview/1', page: 'OwnOverviewPage', shows: 'Run hours' },
    { path: '/tools/all', page: 'ToolsPage', shows: 'T-1001' },
    { path: '/machines/notifications', page: 'NotificationsPage', shows: /^\d+ unread$/ },
    { path: '/interface/M101/run-activity', page: 'RunActivityPage', shows: 'Weekly cleaning' },
    { path: '/interface/M101/create-activity', page: 'CreateActivityPage', shows: 'Measure a sample' },
    { path: '/interface/M101/history-activity', page: 'HistoryActivityPage', shows: 'Start-of-shift check' },
    { path: '/machines/all/stopcode/C301', page: 'StopCodePage', shows: 'C301' },
    { path: '/interface/C301/uncoded', page: 'UncodedStopsPage', shows: 'Ongoing' },
    { path: '/interface/M102/history-stops', page: 'StopHistoryPage', shows: 'Reason' },
    { path: '/machines/zone/B2/time-history', page: 'TimeHistoryPage', shows: 'C301' },
    { path: '/interface/M102/notes', page: 'NotesPage', shows: 'Notes' },
    { path: '/interface/M102/signed-in', page: 'SignedInPage', shows: 'Signed in' },
    { path: '/cavities/M102', page: 'CavitiesPage', shows: 'M102' },
    { path: '/cavities/M102/history', page: 'CavityHistoryPage', shows: 'M102' },
    { path: '/interface/M102', page: 'MachineInterfacePage', shows: 'Running orders' },
    { path: '/interface/M102/planned-orders', page: 'PlannedOrdersPage', shows: 'Planned start' },
    { path: '/interface/M102/running-orders', page: 'RunningOrdersPage', shows: 'Running orders' },
    { path: '/interface/M102/finished-orders', page: 'FinishedOrdersPage', shows: 'Finished orders' },
    { path: '/interface/C304/machine-test', page: 'MachineTestPage', shows: 'Last signal' },
    { path: '/history/M102/week', page: 'MachineHistoryPage', shows: 'Run time' },
    { path: '/history/M102/transactions', page: 'MachineTransactionsPage', shows: 'Event' },
    { path: '/interface/M102/dashboards/factory-overview', page: 'DashboardPage', shows: 'M101' },
    { path: '/interface/M104/scrap-quantity', page: 'ScrapQuantityPage', shows: 'Scratch' },
    { path: '/interface/C304/order-by-card', page: 'order-by-card', shows: 'Planned start' },
    { path: '/interface/A402/order-by-part', page: 'order-by-part', shows: 'Article' },
    { path: '/interface/C304/rework-order', page: 'rework-order', shows: 'Rework order' },
    { path: '/interface/M104/operation-text', page: 'operation-text', shows: 'Operation text' },
    { path: '/interface/M104/weight-control', page: 'weight-control', shows: 'Employee number' },
    { path: '/interface/M104/input-groups', page: 'input-groups', shows: 'Machine settings' },
    { path: '/interface/M102/report-quantity', page: 'report-quantity', shows: 'Quantity' },
    { path: '/interface/M101/pallet-que-system', page: 'PalletQueuePage', shows: 'No pallet waits' },
    { path: '/interface/M103/euromap-admin', page: 'EuromapPage', shows: 'Program' },
    { path: '/interface/M102/reprint-pallet-flags', page: 'ReprintPalletFlagsPage', shows: 'Pallet number' },
    { path: '/interface/M102/print-pallet-flag', page: 'print-pallet-flag', shows: 'On pallets' },
    { path: '/interface/M102/print-label', page: 'print-label', shows: 'Number of labels' },
    { path: '/machines/global-print', page: 'GlobalPrintPage', shows: 'Printed' },
    { path: '/interface/M102/documents', page: 'documents', shows: 'own documents' },
    { path: '/reports/order', page: 'ReportOrdersPage', shows: 'Scrap by reason' },
    { path: '/reports/order/mtbf?period=last-week', page: 'ReportOrderPage', shows: 'Download PDF' },
    { path: '/files/1', page: 'FilePage', shows: '1/3' },
    { path: '/interface/M102/files/q-reports', page: 'QuickReportsPage', shows: 'Order report' },
    { path: '/interface/M102/materials', page: 'MaterialsPage', shows: 'In stock' },
    { path: '/liveview/all-machines', page: 'LiveViewPage', shows: 'A401' },
    { path: '/wall-boards', page: 'WallBoardsPage', shows: 'Good today' },
    { path: '/settings', page: 'SettingsPage', shows: 'Language' },
    { path: '/account', page: 'AccountPage', shows: 'Password' },
  ],
  admin: [
    { path: '/machines/bundle-confirmation', page: 'BundleConfirmationPage', shows: 'C301' },
    { path: '/interface/M105/tpqs-scales-admin', page: 'ScalesPage', shows: 'Boxes' },
    { path: '/interface/M102/pallet-confirmation', page: 'PalletConfirmationPage', shows: 'To confirm' },
    { path: '/machines/order-confirmation', page: 'OrderConfirmationPage', shows: 'Flags to confirm' },
    { path: '/interface/M102/pallet-flag-history', page: 'PrintHistoryPage', shows: 'Printed' },
    { path: '/admin/printers', page: 'PrintersPage', shows: 'Zebra hall' },
    { path: '/dashboards/factory-overview', page: 'DashboardPage', shows: 'M101' },
    { path: '/admin/config/dashboards/factory-overview', page: 'DashboardBuilderPage', shows: 'Factory overview' },
    { path: '/admin/config/liveviews', page: 'LiveViewTemplatesPage', shows: 'New live view' },
    { path: '/admin/config/liveviews/all-machines', page: 'LiveViewTemplatesPage', shows: 'What a tile shows' },
    { path: '/admin/wall-links', page: 'WallLinksPage', shows: 'New wall link' },
    { path: '/admin', page: 'AdminPage', shows: 'People and rights' },
    { path: '/admin/security', page: 'SecurityPage', shows: 'can-navigate' },
    { path: '/admin/sign-in-provider', page: 'SignInProviderPage', shows: 'Redirect URI' },
    { path: '/admin/users', page: 'UsersPage', shows: 'operator' },
    { path: '/admin/employees', page: 'EmployeesPage', shows: 'Anna Lindqvist' },
    { path: '/admin/calendars', page: 'CalendarsPage', shows: 'Three shifts' },
    { path: '/admin/automatic-reasons', page: 'AutomaticReasonsPage', shows: 'Automatic reasons' },
    { path: '/admin/stop-codes', page: 'StopCodesPage', shows: 'Is offered' },
    { path: '/admin/machines', page: 'MachineSetupPage', shows: 'M101' },
    { path: '/admin/places', page: 'PlacesPage', shows: 'Injection moulding' },
    { path: '/admin/production-goals', page: 'ProductionGoalsPage', shows: 'reached' },
    { path: '/admin/import', page: 'ImportPage', shows: 'Keys for programs' },
    { path: '/admin/side-menu-settings', page: 'SideMenuSettingsPage', shows: 'Preview' },
    { path: '/admin/order-detail-settings', page: 'OrderDetailSettingsPage', shows: 'Mother tool' },
    { path: '/admin/input-settings', page: 'InputSettingsPage', shows: 'Quantities at all machines' },
    { path: '/admin/display-settings', page: 'DisplaySettingsPage', shows: 'Lock scrolling' },
    { path: '/admin/audit-trail', page: 'AuditTrailPage', shows: 'Session: opened' },
    { path: '/admin/system', page: 'SystemPage', shows: 'Slowest calls of the last hour' },
    { path: '/admin/jobs', page: 'JobsPage', shows: 'Delivers ordered reports' },
    { path: '/admin/mail', page: 'MailPage', shows: 'Mail is not set up' },
    { path: '/admin/company-settings', page: 'CompanySettingsPage', shows: 'GS1 company prefix' },
    { path: '/admin/admin-actions', page: 'AdminActionsPage', shows: 'Refresh all screens' },
    { path: '/admin/first-steps', page: 'FirstStepsPage', shows: 'Connect the machines' },
    { path: '/admin/scrap-reasons', page: 'ScrapReasonsPage', shows: 'Scratch' },
    { path: '/admin/input-groups', page: 'InputGroupSetupPage', shows: 'Tool settings, cooling' },
    { path: '/admin/setup-types', page: 'SetupTypesPage', shows: 'Tool only' },
    { path: '/admin/scrap-categories', page: 'ScrapCategoriesPage', shows: 'Surface' },
    { path: '/admin/stop-groups', page: 'StopGroupsPage', shows: 'Technical fault' },
    { path: '/admin/activity-types', page: 'ActivityTypesPage', shows: 'Weekly cleaning' },
    { path: '/admin/config/dashboards', page: 'DashboardTemplatesPage', shows: 'entries' },
    { path: '/admin/config/dashboards/snippets', page: 'SnippetTemplatesPage', shows: 'Snippets' },
    { path: '/admin/config/widgets', page: 'WidgetTemplatesPage', shows: 'Gauge' },
    { path: '/admin/config/widgets/gauge', page: 'WidgetTemplatePage', shows: 'Settings' },
    { path: '/admin/config/tables', page: 'TablesPage', shows: 'Columns of the machine overview' },
    { path: '/admin/config/overview', page: 'OverviewTemplatesPage', shows: 'Query' },
    { path: '/admin/config/overview/1', page: 'OverviewEditorPage', shows: 'Query' },
    { path: '/overviewadmin/erp-failed-reporting/cancellations', page: 'ErpFailedPage', shows: 'Nothing has failed.' },
    { path: '/overviewadmin/erpReporting/pallet-flag', page: 'ErpPalletFlagsPage', shows: 'Not confirmed' },
    { path: '/admin/erp', page: 'ErpLinkPage', shows: 'Send to the ERP' },
    { path: '/admin/connectors', page: 'ConnectorsPage', shows: 'Connections' },
    { path: '/admin/special-functions', page: 'SpecialFunctionsPage', shows: 'A401' },
    { path: '/admin/value-rules', page: 'ValueRulesPage', shows: 'guard_door' },
    { path: '/theme', page: 'ThemePage', shows: /colour/i },
  ],
  supervisor: [
    { path: '/handovers', page: 'HandoversPage', shows: 'Write for' },
    { path: '/handovers/department/10', page: 'HandoverPage', shows: 'Largest losses' },
    { path: '/data/card-history/overview-1', page: 'DataPage', shows: /\d (pcs|kg) good/ },
    { path: '/statistics/department/10/analysis-short', page: 'StatisticsPage', shows: 'Scrap by tool' },
    { path: '/admin/config/tables/late_orders', page: 'TableColumnsPage', shows: 'Save for me' },
    { path: '/a-actives', page: 'ActivitiesPage', shows: 'Weekly cleaning' },
    { path: '/interface/M101/certify-activity', page: 'CertifyActivityPage', shows: 'Start-of-shift check' },
    { path: '/interface/M104/manual-scrap', page: 'manual-scrap', shows: 'Order' },
    { path: '/interface/M104/reporting-history', page: 'ReportingHistoryPage', shows: 'Reports' },
    { path: '/reports/order/oee-per-shift/schedule', page: 'ReportSchedulePage', shows: 'Next runs' },
  ],
  planner: [
    { path: '/plan-board', page: 'PlanBoardPage', shows: 'M101' },
    { path: '/detail-planning/CNC', page: 'DetailPlanningPage', shows: 'Unbundled orders' },
    { path: '/planning/R901/resources', page: 'ResourcePlanningPage', shows: 'Time left' },
    { path: '/interface/M102/files', page: 'FilesPage', shows: 'Check of moulded parts' },
  ],
  ia: [{ path: '/isolation/ia', page: 'IsolatedActivitiesPage', shows: 'Weekly cleaning' }],
  wall: [{ path: '/isolation/db/factory-overview', page: 'DashboardPage', shows: 'M101' }],
} satisfies Readonly<Record<string, readonly Look[]>>

/** One page in the light, the next in the dark: every pair of colours is proven to be readable in both by checks/colours.test.ts. */
export async function turnLight(page: Page, nth: number): Promise<void> {
  await page.emulateMedia({ colorScheme: nth % 2 === 0 ? 'light' : 'dark' })
}

/** Serious findings of the page that is open. */
export async function findingsOf(page: Page, { path, shows }: Look): Promise<string[]> {
  await expect(page.getByText(shows).first()).toBeVisible()
  // A page that sends on to another would hide behind that one's words.
  await expectPath(page, path)
  const colorScheme = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))
  return (await seriousFindings(page)).map((finding) => `${path} in the ${colorScheme}: ${finding}`)
}
