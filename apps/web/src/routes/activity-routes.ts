/** Internal activities: the overview of the open ones, and the four pages of a machine. */
import type { RouteLine } from './route-entry.ts'

const overviewPage = () => import('../pages/activities/activities/ActivitiesPage.tsx')

const overview = {
  title: 'title.activities',
  layout: 'main',
  setting: 'internal_activity',
  page: overviewPage,
} as const
const run = {
  title: 'title.run-activity',
  page: () => import('../pages/activities/activities/RunActivityPage.tsx'),
} as const
const create = {
  title: 'title.create-activity',
  page: () => import('../pages/activities/activities/CreateActivityPage.tsx'),
} as const
const certify = {
  title: 'title.certify-activity',
  page: () => import('../pages/activities/activities/CertifyActivityPage.tsx'),
} as const

const at = '/$viewtype/$locationtype/$location'
const all = '/$viewtype/all'

export const activityRoutes = {
  activities: { path: '/a-actives', alias: ['/a-actives/all'], remember: true, ...overview },
  activitiesIn: { path: '/a-actives/$locationtype/$location', remember: true, ...overview },

  runActivity: { path: '/interface/$machine/run-activity', layout: 'machine-interface', ...run },
  createActivity: { path: '/interface/$machine/create-activity', layout: 'machine-interface', ...create },
  certifyActivity: { path: '/interface/$machine/certify-activity', layout: 'machine-interface', ...certify },
  historyActivity: {
    path: '/interface/$machine/history-activity',
    title: 'title.history-activity',
    layout: 'machine-interface',
    page: () => import('../pages/activities/activities/HistoryActivityPage.tsx'),
  },
  runActivityFromOverview: {
    path: `${at}/run-activity/$machine`,
    alias: [`${all}/run-activity/$machine`],
    layout: 'main',
    ...run,
  },
  createActivityFromOverview: {
    path: `${at}/create-activity/$machine`,
    alias: [`${all}/create-activity/$machine`],
    layout: 'main',
    ...create,
  },
  certifyActivityFromOverview: {
    path: `${at}/certify-activity/$machine`,
    alias: [`${all}/certify-activity/$machine`],
    layout: 'main',
    ...certify,
  },

  isolatedActivities: {
    path: '/isolation/ia',
    search: ['kiosk'],
    title: 'title.activities',
    layout: 'isolated',
    page: () => import('../pages/activities/activities/IsolatedActivitiesPage.tsx'),
  },
} as const satisfies Record<string, RouteLine>
