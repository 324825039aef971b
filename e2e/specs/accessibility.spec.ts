import { expect, test } from '../fixtures/takt.ts'
import { seriousFindings } from '../pages/serious-findings.ts'
import { expectPath, visit, withSetting } from '../pages/shell.ts'

interface Look {
  readonly path: string
  /** The component's file: checks/accessibility.test.ts misses a page that stands in no line. */
  readonly page: string
  readonly user: string | null
  readonly shows: string | RegExp
}

/** Every page without a serious finding, in turn in the light and in the dark. */
const areas: Readonly<Record<string, readonly Look[]>> = {
  overviews: [
    { path: '/login-form', page: 'LoginPage', user: null, shows: 'Sign in to your plant' },
    { path: '/machines/all', page: 'MachinesPage', user: 'operator', shows: 'A401' },
    { path: '/home', page: 'HomePage', user: 'operator', shows: 'My machines' },
    { path: '/machine-widgets', page: 'MachineWidgetsPage', user: 'operator', shows: 'A401' },
    { path: '/machine-late-orders/zone/B2', page: 'LateOrdersPage', user: 'operator', shows: 'late order' },
    { path: '/actives', page: 'ActivesPage', user: 'operator', shows: 'A401' },
    { path: '/data/card-history/overview-1', page: 'DataPage', user: 'supervisor', shows: /\d good/ },
    {
      path: '/statistics/department/10/analysis-short',
      page: 'StatisticsPage',
      user: 'supervisor',
      shows: 'Scrap by tool',
    },
    { path: '/overview/1', page: 'OwnOverviewPage', user: 'operator', shows: 'Run hours' },
    { path: '/tools/all', page: 'ToolsPage', user: 'operator', shows: 'T-1001' },
    { path: '/machines/notifications', page: 'NotificationsPage', user: 'operator', shows: 'Mark as read' },
    { path: '/admin/config/tables/late_orders', page: 'TableColumnsPage', user: 'supervisor', shows: 'Save for me' },
  ],
  activities: [
    { path: '/a-actives', page: 'ActivitiesPage', user: 'supervisor', shows: 'Weekly cleaning' },
    { path: '/interface/M101/run-activity', page: 'RunActivityPage', user: 'operator', shows: 'Weekly cleaning' },
    {
      path: '/interface/M101/create-activity',
      page: 'CreateActivityPage',
      user: 'operator',
      shows: 'Measure a sample',
    },
    {
      path: '/interface/M101/certify-activity',
      page: 'CertifyActivityPage',
      user: 'supervisor',
      shows: 'Start-of-shift check',
    },
    {
      path: '/interface/M101/history-activity',
      page: 'HistoryActivityPage',
      user: 'operator',
      shows: 'Start-of-shift check',
    },
    { path: '/isolation/ia', page: 'IsolatedActivitiesPage', user: 'ia', shows: 'Weekly cleaning' },
  ],
  stops: [
    { path: '/machines/all/stopcode/C301', page: 'StopCodePage', user: 'operator', shows: 'C301' },
    { path: '/interface/C301/uncoded', page: 'UncodedStopsPage', user: 'operator', shows: 'Ongoing' },
    { path: '/interface/M102/history-stops', page: 'StopHistoryPage', user: 'operator', shows: 'Reason' },
    { path: '/machines/zone/B2/time-history', page: 'TimeHistoryPage', user: 'operator', shows: 'C301' },
    { path: '/interface/M102/notes', page: 'NotesPage', user: 'operator', shows: 'Notes' },
    { path: '/interface/M102/signed-in', page: 'SignedInPage', user: 'operator', shows: 'Signed in' },
    { path: '/cavities/M102', page: 'CavitiesPage', user: 'operator', shows: 'M102' },
    { path: '/cavities/M102/history', page: 'CavityHistoryPage', user: 'operator', shows: 'M102' },
  ],
  'one machine': [
    { path: '/interface/M102', page: 'MachineInterfacePage', user: 'operator', shows: 'Running orders' },
    { path: '/interface/M102/planned-orders', page: 'PlannedOrdersPage', user: 'operator', shows: 'Planned start' },
    { path: '/interface/M102/running-orders', page: 'RunningOrdersPage', user: 'operator', shows: 'Running orders' },
    { path: '/interface/M102/finished-orders', page: 'FinishedOrdersPage', user: 'operator', shows: 'Finished orders' },
    { path: '/interface/C304/machine-test', page: 'MachineTestPage', user: 'operator', shows: 'Last signal' },
    { path: '/history/M102/week', page: 'MachineHistoryPage', user: 'operator', shows: 'Run time' },
    { path: '/history/M102/transactions', page: 'MachineTransactionsPage', user: 'operator', shows: 'Event' },
    { path: '/interface/M102/dashboards/factory-overview', page: 'DashboardPage', user: 'operator', shows: 'M101' },
  ],
  wizards: [
    { path: '/interface/M104/scrap-quantity', page: 'ScrapQuantityPage', user: 'operator', shows: 'Scratch' },
    { path: '/interface/M104/manual-scrap', page: 'ManualScrapPage', user: 'supervisor', shows: 'Order' },
    { path: '/interface/C304/order-by-card', page: 'OrderByCardPage', user: 'operator', shows: 'Planned start' },
    { path: '/interface/A402/order-by-part', page: 'OrderByPartPage', user: 'operator', shows: 'Article' },
    { path: '/interface/C304/rework-order', page: 'ReworkOrderPage', user: 'operator', shows: 'Rework order' },
    { path: '/interface/M104/operation-text', page: 'OperationTextPage', user: 'operator', shows: 'Operation text' },
    { path: '/interface/M104/reporting-history', page: 'ReportingHistoryPage', user: 'supervisor', shows: 'Reports' },
    { path: '/interface/M104/weight-control', page: 'WeightControlPage', user: 'operator', shows: 'Employee number' },
    { path: '/interface/M104/input-groups', page: 'InputGroupsPage', user: 'operator', shows: 'Machine settings' },
    { path: '/interface/M102/report-quantity', page: 'ReportQuantityPage', user: 'operator', shows: 'Quantity' },
  ],
  planning: [
    { path: '/detail-planning/CNC', page: 'DetailPlanningPage', user: 'planner', shows: 'Unbundled orders' },
    { path: '/machines/bundle-confirmation', page: 'BundleConfirmationPage', user: 'admin', shows: 'C301' },
    { path: '/planning/R901/resources', page: 'ResourcePlanningPage', user: 'planner', shows: 'Time left' },
    { path: '/interface/M105/tpqs-scales-admin', page: 'ScalesPage', user: 'admin', shows: 'Boxes' },
    { path: '/interface/M101/pallet-que-system', page: 'PalletQueuePage', user: 'operator', shows: 'No pallet waits' },
    { path: '/interface/M103/euromap-admin', page: 'EuromapPage', user: 'operator', shows: 'Program' },
  ],
  pallets: [
    { path: '/interface/M102/pallet-confirmation', page: 'PalletConfirmationPage', user: 'admin', shows: 'To confirm' },
    { path: '/machines/order-confirmation', page: 'OrderConfirmationPage', user: 'admin', shows: 'Flags to confirm' },
    { path: '/interface/M102/pallet-flag-history', page: 'PrintHistoryPage', user: 'admin', shows: 'Printed' },
    {
      path: '/interface/M102/reprint-pallet-flags',
      page: 'ReprintPalletFlagsPage',
      user: 'operator',
      shows: 'Pallet number',
    },
  ],
  printing: [
    { path: '/interface/M102/print-pallet-flag', page: 'PrintPalletFlagPage', user: 'operator', shows: 'On pallets' },
    { path: '/interface/M102/print-label', page: 'PrintLabelPage', user: 'operator', shows: 'Number of labels' },
    { path: '/admin/printers', page: 'PrintersPage', user: 'admin', shows: 'Zebra hall' },
    { path: '/machines/global-print', page: 'GlobalPrintPage', user: 'operator', shows: 'Printed' },
  ],
  documents: [
    { path: '/interface/M102/documents', page: 'DocumentsPage', user: 'operator', shows: 'own documents' },
    { path: '/reports/order', page: 'ReportOrdersPage', user: 'operator', shows: 'Scrap by reason' },
    { path: '/reports/order/mtbf?period=last-week', page: 'ReportOrderPage', user: 'operator', shows: 'Download PDF' },
    {
      path: '/reports/order/oee-per-shift/schedule',
      page: 'ReportSchedulePage',
      user: 'supervisor',
      shows: 'Next runs',
    },
    { path: '/interface/M102/files', page: 'FilesPage', user: 'planner', shows: 'Check of moulded parts' },
    { path: '/files/1', page: 'FilePage', user: 'operator', shows: '1/3' },
    { path: '/interface/M102/files/q-reports', page: 'QuickReportsPage', user: 'operator', shows: 'Order report' },
    { path: '/interface/M102/materials', page: 'MaterialsPage', user: 'operator', shows: 'In stock' },
  ],
  dashboards: [
    { path: '/dashboards/factory-overview', page: 'DashboardPage', user: 'admin', shows: 'M101' },
    {
      path: '/admin/config/dashboards/factory-overview',
      page: 'DashboardBuilderPage',
      user: 'admin',
      shows: 'Factory overview',
    },
    { path: '/liveview/all-machines', page: 'LiveViewPage', user: 'operator', shows: 'A401' },
    { path: '/admin/config/liveviews', page: 'LiveViewTemplatesPage', user: 'admin', shows: 'New live view' },
    {
      path: '/admin/config/liveviews/all-machines',
      page: 'LiveViewTemplatesPage',
      user: 'admin',
      shows: 'What a tile shows',
    },
    { path: '/admin/wall-links', page: 'WallLinksPage', user: 'admin', shows: 'New wall link' },
    { path: '/isolation/db/factory-overview', page: 'DashboardPage', user: 'wall', shows: 'M101' },
  ],
  'people and settings': [
    { path: '/admin', page: 'AdminPage', user: 'admin', shows: 'People and rights' },
    { path: '/admin/security', page: 'SecurityPage', user: 'admin', shows: 'can-navigate' },
    { path: '/admin/users', page: 'UsersPage', user: 'admin', shows: 'operator' },
    { path: '/admin/employees', page: 'EmployeesPage', user: 'admin', shows: 'Anna Lindqvist' },
    { path: '/admin/calendars', page: 'CalendarsPage', user: 'admin', shows: 'Three shifts' },
    { path: '/admin/automatic-reasons', page: 'AutomaticReasonsPage', user: 'admin', shows: 'Automatic reasons' },
    { path: '/admin/stop-codes', page: 'StopCodesPage', user: 'admin', shows: 'Is offered' },
    { path: '/admin/machines', page: 'MachineSetupPage', user: 'admin', shows: 'M101' },
    { path: '/admin/places', page: 'PlacesPage', user: 'admin', shows: 'Injection moulding' },
    { path: '/admin/production-goals', page: 'ProductionGoalsPage', user: 'admin', shows: 'reached' },
    { path: '/admin/import', page: 'ImportPage', user: 'admin', shows: 'Keys for programs' },
    { path: '/admin/side-menu-settings', page: 'SideMenuSettingsPage', user: 'admin', shows: 'Preview' },
    { path: '/admin/order-detail-settings', page: 'OrderDetailSettingsPage', user: 'admin', shows: 'Mother tool' },
    { path: '/admin/input-settings', page: 'InputSettingsPage', user: 'admin', shows: 'Quantities at all machines' },
    { path: '/admin/display-settings', page: 'DisplaySettingsPage', user: 'admin', shows: 'Lock scrolling' },
    { path: '/admin/mail', page: 'MailPage', user: 'admin', shows: 'Mail is not set up' },
    { path: '/admin/company-settings', page: 'CompanySettingsPage', user: 'admin', shows: 'GS1 company prefix' },
    { path: '/admin/admin-actions', page: 'AdminActionsPage', user: 'admin', shows: 'Refresh all screens' },
  ],
  'setting up': [
    { path: '/admin/first-steps', page: 'FirstStepsPage', user: 'admin', shows: 'Connect the machines' },
    { path: '/admin/scrap-reasons', page: 'ScrapReasonsPage', user: 'admin', shows: 'Scratch' },
    { path: '/admin/input-groups', page: 'InputGroupSetupPage', user: 'admin', shows: 'Tool settings, cooling' },
    { path: '/admin/setup-types', page: 'SetupTypesPage', user: 'admin', shows: 'Tool only' },
    { path: '/admin/scrap-categories', page: 'ScrapCategoriesPage', user: 'admin', shows: 'Surface' },
    { path: '/admin/stop-groups', page: 'StopGroupsPage', user: 'admin', shows: 'Technical fault' },
    { path: '/admin/activity-types', page: 'ActivityTypesPage', user: 'admin', shows: 'Weekly cleaning' },
  ],
  templates: [
    { path: '/admin/config/dashboards', page: 'DashboardTemplatesPage', user: 'admin', shows: 'entries' },
    { path: '/admin/config/dashboards/snippets', page: 'SnippetTemplatesPage', user: 'admin', shows: 'Snippets' },
    { path: '/admin/config/widgets', page: 'WidgetTemplatesPage', user: 'admin', shows: 'Gauge' },
    { path: '/admin/config/widgets/gauge', page: 'WidgetTemplatePage', user: 'admin', shows: 'Settings' },
    { path: '/admin/config/tables', page: 'TablesPage', user: 'admin', shows: 'Columns of the machine overview' },
    { path: '/admin/config/overview', page: 'OverviewTemplatesPage', user: 'admin', shows: 'Query' },
    { path: '/admin/config/overview/1', page: 'OverviewEditorPage', user: 'admin', shows: 'Query' },
  ],
  administration: [
    {
      path: '/overviewadmin/erp-failed-reporting/cancellations',
      page: 'ErpFailedPage',
      user: 'admin',
      shows: 'Nothing has failed.',
    },
    {
      path: '/overviewadmin/erpReporting/pallet-flag',
      page: 'ErpPalletFlagsPage',
      user: 'admin',
      shows: 'Not confirmed',
    },
    { path: '/admin/erp', page: 'ErpLinkPage', user: 'admin', shows: 'Send to the ERP' },
    { path: '/admin/connectors', page: 'ConnectorsPage', user: 'admin', shows: 'Connections' },
    { path: '/admin/special-functions', page: 'SpecialFunctionsPage', user: 'admin', shows: 'A401' },
    { path: '/admin/value-rules', page: 'ValueRulesPage', user: 'admin', shows: 'guard_door' },
    { path: '/settings', page: 'SettingsPage', user: 'operator', shows: 'Language' },
    { path: '/theme', page: 'ThemePage', user: 'admin', shows: /colour/i },
    { path: '/account', page: 'AccountPage', user: 'operator', shows: 'Password' },
    { path: '/outside/devlog', page: 'DevlogPage', user: null, shows: 'Contact us for more information.' },
  ],
}

for (const [area, looks] of Object.entries(areas)) {
  test(`pages of ${area} are free of serious accessibility findings`, async ({ page, plant, signIn }) => {
    await plant.allRunning()
    await plant.signal('C301', 'stopped')
    const found: string[] = []
    await withSetting(plant, 'toolOverviewEnabled', '1', async () => {
      let here: string | null | undefined
      for (const [at, { path, user, shows }] of looks.entries()) {
        // One page in the light, the next in the dark: pages name colours, and every pair of them is proven to be readable
        // in both by checks/colours.test.ts.
        const colorScheme = at % 2 === 0 ? 'light' : 'dark'
        await page.emulateMedia({ colorScheme })
        if (user && user === here) await visit(page, path)
        else if (user) await signIn(user, { path })
        else await page.goto(`${plant.url}${path}`)
        here = user
        await expect(page.getByText(shows).first()).toBeVisible()
        // A page that sends on to another would hide behind that one's words.
        await expectPath(page, path)
        const findings = await seriousFindings(page)
        found.push(...findings.map((finding) => `${path} in ${colorScheme}: ${finding}`))
      }
    })
    await plant.signal('C301', 'running')
    expect(found).toEqual([])
  })
}
