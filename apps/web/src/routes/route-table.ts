/** Every page, declared once. Menu, titles, guards, remembered paths and links all read this table. */

import { activityRoutes } from './activity-routes.ts'
import { adminRoutes } from './admin-routes.ts'
import { dataRoutes } from './data-routes.ts'
import { documentRoutes } from './document-routes.ts'
import { erpRoutes } from './erp-routes.ts'
import { historyRoutes } from './history-routes.ts'
import { interfaceRoutes } from './interface-routes.ts'
import { palletRoutes } from './pallet-routes.ts'
import { personalRoutes } from './personal-routes.ts'
import { planningRoutes } from './planning-routes.ts'
import type { RouteLine } from './route-entry.ts'
import { statisticsRoutes } from './statistics-routes.ts'
import { stopRoutes } from './stop-routes.ts'
import { wallRoutes } from './wall-routes.ts'
import { wizardRoutes } from './wizard-routes.ts'

const machinesPage = () => import('../pages/machines/machines/MachinesPage.tsx')
const dashboardPage = () => import('../pages/dashboards/dashboard/DashboardPage.tsx')
const widgetsPage = () => import('../pages/machines/machine-widgets/MachineWidgetsPage.tsx')
const lateOrdersPage = () => import('../pages/orders/late-orders/LateOrdersPage.tsx')
const activesPage = () => import('../pages/orders/actives/ActivesPage.tsx')
const notificationsPage = () => import('../pages/machines/notifications/NotificationsPage.tsx')
const stopCodePage = () => import('../pages/stops/stop-code/StopCodePage.tsx')

export const routeTable = {
  start: { path: '/', redirect: '/home' },
  home: {
    path: '/home',
    title: 'title.home',
    layout: 'main',
    page: () => import('../pages/machines/home/HomePage.tsx'),
  },

  login: {
    path: '/login-form',
    title: 'title.login',
    search: ['refused'],
    layout: 'login',
    signIn: false,
    early: true,
    page: () => import('../pages/people/login/LoginPage.tsx'),
  },

  machines: {
    path: '/machines',
    search: ['group'],
    title: 'title.machines',
    layout: 'main',
    remember: true,
    early: true,
    page: machinesPage,
  },
  allMachines: {
    path: '/machines/all',
    search: ['group'],
    title: 'title.machines',
    layout: 'main',
    remember: true,
    early: true,
    page: machinesPage,
  },
  machinesIn: {
    path: '/machines/$locationtype/$location',
    alias: ['/machines/$locationtype/$location/preview-for/{-$machine}'],
    search: ['group'],
    title: 'title.machines',
    layout: 'main',
    remember: true,
    early: true,
    page: machinesPage,
  },
  machineWidgets: {
    path: '/machine-widgets',
    alias: ['/machine-widgets/all'],
    title: 'title.machine-widgets',
    layout: 'main',
    remember: true,
    page: widgetsPage,
  },
  machineWidgetsIn: {
    path: '/machine-widgets/$locationtype/$location',
    title: 'title.machine-widgets',
    layout: 'main',
    remember: true,
    page: widgetsPage,
  },
  lateOrders: {
    path: '/machine-late-orders',
    alias: ['/machine-late-orders/all'],
    search: ['show'],
    title: 'title.late-orders',
    layout: 'main',
    remember: true,
    page: lateOrdersPage,
  },
  lateOrdersIn: {
    path: '/machine-late-orders/$locationtype/$location',
    search: ['show'],
    title: 'title.late-orders',
    layout: 'main',
    remember: true,
    page: lateOrdersPage,
  },
  actives: {
    path: '/actives',
    alias: ['/actives/all'],
    title: 'title.actives',
    layout: 'main',
    remember: true,
    page: activesPage,
  },
  activesIn: {
    path: '/actives/$locationtype/$location',
    title: 'title.actives',
    layout: 'main',
    remember: true,
    page: activesPage,
  },
  ownOverview: {
    path: '/overview/$overview',
    title: 'title.own-overview',
    layout: 'main',
    remember: true,
    page: () => import('../pages/dashboards/own-overview/OwnOverviewPage.tsx'),
  },
  tools: {
    path: '/tools/all',
    title: 'title.tools',
    layout: 'main',
    setting: 'toolOverviewEnabled',
    page: () => import('../pages/orders/tools/ToolsPage.tsx'),
  },
  notifications: {
    path: '/machines/notifications',
    title: 'title.notifications',
    layout: 'main',
    page: notificationsPage,
  },
  machineNotifications: {
    path: '/interface/$machine/notifications',
    title: 'title.notifications',
    layout: 'machine-interface',
    page: notificationsPage,
  },
  stopCodeFromOverview: {
    path: '/$viewtype/$locationtype/$location/stopcode/$machine',
    search: ['stop', 'back'],
    title: 'title.stop-code',
    layout: 'main',
    needs: ['code-stops'],
    page: stopCodePage,
  },
  stopCodeFromAll: {
    path: '/$viewtype/all/stopcode/$machine',
    search: ['stop', 'back'],
    title: 'title.stop-code',
    layout: 'main',
    needs: ['code-stops'],
    page: stopCodePage,
  },
  ...stopRoutes,
  ...interfaceRoutes,
  ...activityRoutes,
  ...documentRoutes,
  ...palletRoutes,
  ...wizardRoutes,

  machine: {
    path: '/interface/$machine',
    title: 'title.machine',
    layout: 'machine-interface',
    remember: true,
    page: () => import('../pages/machines/machine-interface/MachineInterfacePage.tsx'),
  },
  stopCode: {
    path: '/interface/$machine/stopcode',
    search: ['stop', 'back'],
    title: 'title.stop-code',
    layout: 'machine-interface',
    needs: ['code-stops'],
    page: stopCodePage,
  },
  reportQuantity: {
    path: '/interface/$machine/report-quantity',
    alias: ['/interface/$machine/finished-orders/report-quantity'],
    title: 'title.report-quantity',
    layout: 'machine-interface',
    needs: ['report-quantity'],
    wizard: () => import('../wizards/report-quantity/report-quantity.wizard.ts'),
  },

  dashboard: {
    path: '/dashboards/$dashboard',
    title: 'title.dashboard',
    layout: 'dashboard',
    needs: ['can-access-dashboard'],
    remember: true,
    page: dashboardPage,
  },
  dashboardStopCode: {
    path: '/dashboards/$dashboard/popup/$machine/stopcode',
    over: 'dashboard',
    title: 'title.stop-code',
    layout: 'dashboard',
    needs: ['can-access-dashboard', 'code-stops'],
    page: () => import('../pages/dashboards/dashboard/DashboardStopCodePage.tsx'),
  },
  dashboardBuilder: {
    path: '/admin/config/dashboards/$dashboard',
    search: ['title'],
    title: 'title.dashboard-builder',
    layout: 'main',
    needs: ['view-dashboard-templates'],
    page: () => import('../pages/dashboards/dashboard-builder/DashboardBuilderPage.tsx'),
  },
  connectors: {
    path: '/admin/connectors',
    search: ['connector', 'sender'],
    title: 'title.connectors',
    layout: 'main',
    needs: ['view-connectors'],
    page: () => import('../pages/import/connectors/ConnectorsPage.tsx'),
  },
  specialFunctions: {
    path: '/admin/special-functions',
    search: ['machine'],
    title: 'title.special-functions',
    layout: 'main',
    needs: ['can-access-admin-panel'],
    page: () => import('../pages/setup/special-functions/SpecialFunctionsPage.tsx'),
  },
  valueRules: {
    path: '/admin/value-rules',
    title: 'title.value-rules',
    layout: 'main',
    needs: ['can-access-admin-panel'],
    page: () => import('../pages/machines/value-rules/ValueRulesPage.tsx'),
  },

  ...adminRoutes,
  ...historyRoutes,
  ...planningRoutes,
  ...statisticsRoutes,
  ...dataRoutes,
  ...erpRoutes,
  ...personalRoutes,
  ...wallRoutes,

  isolation: {
    path: '/isolation',
    search: ['kiosk'],
    alias: ['/isolation/2'],
    title: 'title.isolation',
    layout: 'isolated',
    page: () => import('../pages/ground/isolation/IsolationPage.tsx'),
  },
  isolatedDashboard: {
    path: '/isolation/db/$dashboard',
    search: ['kiosk'],
    title: 'title.dashboard',
    layout: 'isolated',
    needs: ['can-access-dashboard'],
    page: dashboardPage,
  },

  devlog: {
    path: '/outside/devlog',
    search: ['code'],
    title: 'title.devlog',
    layout: 'devlog',
    signIn: false,
    page: () => import('../pages/setup/devlog/DevlogPage.tsx'),
  },
} as const satisfies Record<string, RouteLine>

export type RouteName = keyof typeof routeTable
