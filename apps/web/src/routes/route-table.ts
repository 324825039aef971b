/** Every page, declared once. Menu, titles, guards, remembered paths and links all read this table. */
import type { CompanySetting } from '@takt/domain/company-settings.ts'
import type { Layout, UserSetting } from '@takt/domain/navigation/visit.ts'
import type { Permission } from '@takt/domain/permissions.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { ComponentType } from 'react'

interface RouteBase {
  readonly path: string
  readonly alias?: readonly string[]
}

export interface PageRoute extends RouteBase {
  readonly title: TextKey
  readonly layout: Layout
  /** Every one of these, or the page says which is missing. */
  readonly needs?: readonly Permission[]
  /** Without it the page does not exist. */
  readonly setting?: CompanySetting | UserSetting
  /** Offered again at the next sign-in. */
  readonly remember?: true
  readonly signIn?: false
  /** Machine pages exclude resources unless they are for resources only. */
  readonly resource?: 'only'
  /** The name of the page it lies over: that page stays mounted behind it and gives it its place with an Outlet. */
  readonly over?: string
  readonly page: () => Promise<{ default: ComponentType }>
}

export interface RedirectRoute extends RouteBase {
  readonly redirect: string
}

export type RouteEntry = PageRoute | RedirectRoute

const machinesPage = () => import('../pages/machines/MachinesPage.tsx')
const dashboardPage = () => import('../pages/dashboard/DashboardPage.tsx')
const stopCodePage = () => import('../pages/stop-code/StopCodePage.tsx')

export const routeTable = {
  start: { path: '/', redirect: '/home' },
  home: { path: '/home', redirect: '/machines/all' },

  login: {
    path: '/login-form',
    title: 'title.login',
    layout: 'login',
    signIn: false,
    page: () => import('../pages/login/LoginPage.tsx'),
  },

  machines: { path: '/machines', title: 'title.machines', layout: 'main', remember: true, page: machinesPage },
  allMachines: { path: '/machines/all', title: 'title.machines', layout: 'main', remember: true, page: machinesPage },
  machinesIn: {
    path: '/machines/$locationtype/$location',
    alias: ['/machines/$locationtype/$location/preview-for/{-$machine}'],
    title: 'title.machines',
    layout: 'main',
    remember: true,
    page: machinesPage,
  },
  stopCodeFromOverview: {
    path: '/$viewtype/$locationtype/$location/stopcode/$machine',
    title: 'title.stop-code',
    layout: 'main',
    needs: ['code-stops'],
    page: stopCodePage,
  },
  stopCodeFromAll: {
    path: '/$viewtype/all/stopcode/$machine',
    title: 'title.stop-code',
    layout: 'main',
    needs: ['code-stops'],
    page: stopCodePage,
  },

  machine: {
    path: '/interface/$machine',
    title: 'title.machine',
    layout: 'machine-interface',
    remember: true,
    page: () => import('../pages/machine-interface/MachineInterfacePage.tsx'),
  },
  stopCode: {
    path: '/interface/$machine/stopcode',
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
    page: () => import('../pages/report-quantity/ReportQuantityPage.tsx'),
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
    page: () => import('../pages/dashboard/DashboardStopCodePage.tsx'),
  },
  dashboardBuilder: {
    path: '/admin/config/dashboards/$dashboard',
    title: 'title.dashboard-builder',
    layout: 'main',
    needs: ['view-dashboard-templates'],
    page: () => import('../pages/dashboard-builder/DashboardBuilderPage.tsx'),
  },

  isolation: {
    path: '/isolation',
    alias: ['/isolation/2'],
    title: 'title.isolation',
    layout: 'isolated',
    page: () => import('../pages/isolation/IsolationPage.tsx'),
  },
  isolatedDashboard: {
    path: '/isolation/db/$dashboard',
    title: 'title.dashboard',
    layout: 'isolated',
    needs: ['can-access-dashboard'],
    page: dashboardPage,
  },

  devlog: {
    path: '/outside/devlog',
    title: 'title.devlog',
    layout: 'devlog',
    signIn: false,
    page: () => import('../pages/devlog/DevlogPage.tsx'),
  },
} as const satisfies Record<string, RouteEntry>

export type RouteName = keyof typeof routeTable

export function isRedirect(entry: RouteEntry): entry is RedirectRoute {
  return 'redirect' in entry
}
