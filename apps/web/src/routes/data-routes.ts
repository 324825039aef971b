/** Analysis of history and scrap. */
import type { RouteLine } from './route-entry.ts'

const search = ['period'] as const
const page = () => import('../pages/scrap/data/DataPage.tsx')

export const dataRoutes = {
  historyDay: { path: '/data/history-day/$overview', title: 'title.history-day', search, layout: 'main', page },
  cardHistory: { path: '/data/card-history/$overview', title: 'title.card-history', search, layout: 'main', page },
  historyScrap: { path: '/data/history-scrap/$overview', title: 'title.history-scrap', search, layout: 'main', page },
} as const satisfies Record<string, RouteLine>
