/** Scrap, stops and availability of a machine or of a place, and the reports of them. */
import { reportRoutes } from './report-routes.ts'
import type { RouteLine } from './route-entry.ts'

const page = () => import('../pages/history/statistics/StatisticsPage.tsx')
const search = ['period', 'compare', 'unit'] as const

export const statisticsRoutes = {
  ...reportRoutes,
  machineStatisticsShort: {
    path: '/statistics/$machine/sr-short',
    title: 'title.statistics',
    layout: 'main',
    remember: true,
    search,
    page,
  },
  machineStatisticsDaily: {
    path: '/statistics/$machine/sr-daily',
    title: 'title.statistics',
    layout: 'main',
    remember: true,
    search,
    page,
  },
  machineStatisticsAvailability: {
    path: '/statistics/$machine/av-short',
    title: 'title.statistics',
    layout: 'main',
    remember: true,
    search,
    page,
  },
  machineStatisticsLosses: {
    path: '/statistics/$machine/losses',
    title: 'title.statistics',
    layout: 'main',
    remember: true,
    search,
    page,
  },
  machineStatisticsHours: {
    path: '/statistics/$machine/by-hour',
    title: 'title.statistics',
    layout: 'main',
    remember: true,
    search,
    page,
  },
  machineStatisticsFailures: {
    path: '/statistics/$machine/mtbf',
    title: 'title.statistics',
    layout: 'main',
    remember: true,
    search,
    page,
  },
  statisticsShort: {
    path: '/statistics/$locationtype/$location/sr-short',
    title: 'title.statistics',
    layout: 'main',
    remember: true,
    search,
    page,
  },
  statisticsDaily: {
    path: '/statistics/$locationtype/$location/sr-daily',
    title: 'title.statistics',
    layout: 'main',
    remember: true,
    search,
    page,
  },
  statisticsAvailability: {
    path: '/statistics/$locationtype/$location/av-short',
    title: 'title.statistics',
    layout: 'main',
    remember: true,
    search,
    page,
  },
  statisticsLosses: {
    path: '/statistics/$locationtype/$location/losses',
    title: 'title.statistics',
    layout: 'main',
    remember: true,
    search,
    page,
  },
  statisticsHours: {
    path: '/statistics/$locationtype/$location/by-hour',
    title: 'title.statistics',
    layout: 'main',
    remember: true,
    search,
    page,
  },
  statisticsFailures: {
    path: '/statistics/$locationtype/$location/mtbf',
    title: 'title.statistics',
    layout: 'main',
    remember: true,
    search,
    page,
  },
  statisticsAnalysis: {
    path: '/statistics/$locationtype/$location/analysis-short',
    title: 'title.statistics',
    layout: 'main',
    remember: true,
    search,
    page,
  },
} as const satisfies Record<string, RouteLine>
