/** What a machine made: by week, day and hour, down to single bookings. */
import type { RouteLine } from './route-entry.ts'

const layout = 'machine-interface'
const page = () => import('../pages/history/machine-history/MachineHistoryPage.tsx')

export const historyRoutes = {
  historyWeeks: { path: '/history/$machine/week', title: 'title.production-week', layout, page },
  historyDays: { path: '/history/$machine/day/{-$week}', title: 'title.production-day', layout, page },
  historyHours: { path: '/history/$machine/hour/{-$day}', title: 'title.production-hour', layout, page },
  historyTransactions: {
    path: '/history/$machine/transactions/{-$date}/{-$hour}',
    title: 'title.production-events',
    layout,
    page: () => import('../pages/history/machine-history/MachineTransactionsPage.tsx'),
  },
} as const satisfies Record<string, RouteLine>
