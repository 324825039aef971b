/** Reports that are ordered, and those that come by themselves. */
import type { RouteLine } from './route-entry.ts'

export const reportRoutes = {
  reportOrders: {
    path: '/reports/order',
    title: 'title.report-orders',
    layout: 'main',
    page: () => import('../pages/reports/report-orders/ReportOrdersPage.tsx'),
  },
  reportOrder: {
    path: '/reports/order/$reportidentity',
    title: 'title.report-order',
    layout: 'main',
    page: () => import('../pages/reports/report-orders/ReportOrderPage.tsx'),
  },
  reportSchedule: {
    path: '/reports/order/$reportidentity/schedule',
    title: 'title.report-schedule',
    layout: 'main',
    needs: ['schedule-reports'],
    page: () => import('../pages/reports/report-orders/ReportSchedulePage.tsx'),
  },
} as const satisfies Record<string, RouteLine>
