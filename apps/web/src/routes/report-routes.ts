/** Reports that are ordered, and those that come by themselves. */
import type { RouteLine } from './route-entry.ts'

const handoverPage = () => import('../pages/reports/handover/HandoverPage.tsx')

export const reportRoutes = {
  handovers: {
    path: '/handovers',
    title: 'title.handovers',
    layout: 'main',
    page: () => import('../pages/reports/handovers/HandoversPage.tsx'),
  },
  handoverOfPlace: {
    path: '/handovers/$placetype/$place',
    title: 'title.handover',
    layout: 'main',
    page: handoverPage,
  },
  handover: {
    path: '/handovers/$placetype/$place/$day/$shift/{-$part}',
    title: 'title.handover',
    layout: 'main',
    page: handoverPage,
  },
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
