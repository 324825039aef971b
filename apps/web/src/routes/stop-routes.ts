/** Lists of stops, and below each of them the pages that code or split what was chosen there. */
import type { RouteLine } from './route-entry.ts'

const uncodedPage = () => import('../pages/stops/uncoded-stops/UncodedStopsPage.tsx')
const historyPage = () => import('../pages/stops/stop-history/StopHistoryPage.tsx')
const codePage = () => import('../pages/stops/stop-code/CodeStopsPage.tsx')
const timeHistoryPage = () => import('../pages/history/time-history/TimeHistoryPage.tsx')
const splitPage = () => import('../pages/stops/split-stop/SplitStopPage.tsx')

const uncoded = { title: 'title.uncoded-stops', page: uncodedPage } as const
const history = { title: 'title.stop-history', search: ['reason', 'period'], page: historyPage } as const
const code = { title: 'title.code-stops', needs: ['code-stops'], page: codePage } as const
const split = { title: 'title.split-stop', needs: ['code-stops'], page: splitPage } as const

const timeHistory = {
  title: 'title.time-history',
  layout: 'main',
  search: ['machines', 'period', 'rows'],
  page: timeHistoryPage,
} as const

const overview = '/$viewtype/$locationtype/$location'
const all = '/$viewtype/all'
const location = '/machines/$locationtype/$location/uncoded-location'
const allLocations = '/machines/all/uncoded-location'

export const stopRoutes = {
  uncodedStops: { path: '/interface/$machine/uncoded', layout: 'machine-interface', ...uncoded },
  uncodedStopsCode: { path: '/interface/$machine/uncoded/code', layout: 'machine-interface', ...code },
  uncodedStopsSplit: { path: '/interface/$machine/uncoded/split', layout: 'machine-interface', ...split },
  uncodedFromOverview: { path: `${overview}/uncoded/$machine`, layout: 'main', ...uncoded },
  uncodedFromAll: { path: `${all}/uncoded/$machine`, layout: 'main', ...uncoded },
  uncodedCodeFromOverview: {
    path: `${overview}/uncoded/$machine/code`,
    alias: [`${all}/uncoded/$machine/code`],
    layout: 'main',
    ...code,
  },
  uncodedSplitFromOverview: {
    path: `${overview}/uncoded/$machine/split`,
    alias: [`${all}/uncoded/$machine/split`],
    layout: 'main',
    ...split,
  },

  uncodedAt: { path: location, layout: 'main', ...uncoded },
  uncodedEverywhere: { path: allLocations, layout: 'main', ...uncoded },
  uncodedCodeAt: { path: `${location}/code`, alias: [`${allLocations}/code`], layout: 'main', ...code },
  uncodedSplitAt: { path: `${location}/split`, alias: [`${allLocations}/split`], layout: 'main', ...split },

  historyStops: { path: '/interface/$machine/history-stops', layout: 'machine-interface', ...history },
  historyStopsCode: { path: '/interface/$machine/history-stops/code', layout: 'machine-interface', ...code },
  historyFromOverview: { path: `${overview}/history/$machine`, layout: 'main', ...history },
  historyFromAll: { path: `${all}/history/$machine`, layout: 'main', ...history },
  historyCodeFromOverview: {
    path: `${overview}/history/$machine/code`,
    alias: [`${all}/history/$machine/code`],
    layout: 'main',
    ...code,
  },

  timeHistory: {
    path: '/time-history',
    alias: ['/history/$machine/time-history'],
    title: 'title.time-history',
    layout: 'main',
    page: () => import('../pages/history/time-history/TimeHistoryLinkPage.tsx'),
  },
  timeHistoryAt: { path: `${overview}/time-history`, ...timeHistory },
  // Said for each overview: '/machines/all/time-history' would be the machines of a place of the kind 'all'.
  timeHistoryOfAll: {
    path: '/machines/all/time-history',
    alias: [
      '/all-machines/all/time-history',
      '/machine-widgets/all/time-history',
      '/machine-late-orders/all/time-history',
      '/actives/all/time-history',
      '/a-actives/all/time-history',
    ],
    ...timeHistory,
  },
  timeHistoryCode: {
    path: `${overview}/time-history/code`,
    alias: [`${all}/time-history/code`],
    layout: 'main',
    ...code,
  },
  timeHistorySplit: {
    path: `${overview}/time-history/split`,
    alias: [`${all}/time-history/split`],
    layout: 'main',
    ...split,
  },
  dashboardCode: {
    path: '/dashboards/$dashboard/code',
    layout: 'dashboard',
    ...code,
    needs: ['can-access-dashboard', 'code-stops'],
  },
  dashboardSplit: {
    path: '/dashboards/$dashboard/split',
    layout: 'dashboard',
    ...split,
    needs: ['can-access-dashboard', 'code-stops'],
  },
} as const satisfies Record<string, RouteLine>
