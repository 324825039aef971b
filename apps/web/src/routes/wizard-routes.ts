/** Wizards of a machine that report scrap and start orders, and the histories of what was reported. */
import type { RouteLine } from './route-entry.ts'

const layout = 'machine-interface'
const history = { layout, page: () => import('../pages/orders/reporting-history/ReportingHistoryPage.tsx') } as const
const byPart = {
  title: 'title.order-by-part',
  needs: ['report-quantity'],
  page: () => import('../pages/orders/order-by-part/OrderByPartPage.tsx'),
} as const

export const wizardRoutes = {
  scrapQuantity: {
    path: '/interface/$machine/scrap-quantity',
    alias: ['/interface/$machine/finished-orders/scrap-quantity'],
    title: 'title.scrap-quantity',
    layout,
    needs: ['report-quantity'],
    page: () => import('../pages/scrap/scrap-quantity/ScrapQuantityPage.tsx'),
  },
  manualScrap: {
    path: '/interface/$machine/manual-scrap',
    title: 'title.manual-scrap',
    layout,
    needs: ['report-quantity', 'can-manual-scrap'],
    page: () => import('../pages/scrap/manual-scrap/ManualScrapPage.tsx'),
  },
  orderByCard: {
    path: '/interface/$machine/order-by-card',
    title: 'title.order-by-card',
    layout,
    needs: ['report-quantity'],
    page: () => import('../pages/orders/order-by-card/OrderByCardPage.tsx'),
  },
  orderByPart: {
    path: '/interface/$machine/order-by-part',
    layout,
    ...byPart,
  },
  orderByPartFromOverview: {
    path: '/$viewtype/$locationtype/$location/order-by-part/$machine',
    alias: ['/$viewtype/all/order-by-part/$machine'],
    layout: 'main',
    ...byPart,
  },
  reworkOrder: {
    path: '/interface/$machine/rework-order',
    title: 'title.rework-order',
    layout,
    needs: ['report-quantity'],
    page: () => import('../pages/orders/rework-order/ReworkOrderPage.tsx'),
  },
  operationText: {
    path: '/interface/$machine/operation-text',
    title: 'title.operation-text',
    layout,
    page: () => import('../pages/orders/operation-text/OperationTextPage.tsx'),
  },
  adjustScrap: {
    path: '/interface/$machine/order-details/$cardno/scrap',
    title: 'title.adjust-scrap',
    layout,
    needs: ['report-quantity', 'can-manual-scrap'],
    page: () => import('../pages/scrap/adjust-scrap/AdjustScrapPage.tsx'),
  },
  weightControl: {
    path: '/interface/$machine/weight-control',
    title: 'title.weight-control',
    layout,
    needs: ['report-quantity'],
    page: () => import('../pages/scrap/weight-control/WeightControlPage.tsx'),
  },
  inputGroups: {
    path: '/interface/$machine/input-groups',
    title: 'title.input-groups',
    layout,
    needs: ['report-quantity'],
    page: () => import('../pages/scrap/input-groups/InputGroupsPage.tsx'),
  },
  reportingHistory: { path: '/interface/$machine/reporting-history', title: 'title.reporting-history', ...history },
  reportQuantityHistory: {
    path: '/interface/$machine/report-quantity-history',
    title: 'title.report-quantity-history',
    ...history,
  },
  scrapQuantityHistory: {
    path: '/interface/$machine/scrap-quantity-history',
    title: 'title.scrap-quantity-history',
    ...history,
  },
} as const satisfies Record<string, RouteLine>
