/** Wizards of a machine that report scrap and start orders, and the histories of what was reported. */
import type { RouteLine } from './route-entry.ts'

const layout = 'machine-interface'
const history = { layout, page: () => import('../pages/orders/reporting-history/ReportingHistoryPage.tsx') } as const
const byPart = {
  title: 'title.order-by-part',
  needs: ['report-quantity'],
  wizard: () => import('../wizards/order-by-part/order-by-part.wizard.ts'),
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
    wizard: () => import('../wizards/manual-scrap/manual-scrap.wizard.ts'),
  },
  orderByCard: {
    path: '/interface/$machine/order-by-card',
    title: 'title.order-by-card',
    layout,
    needs: ['report-quantity'],
    wizard: () => import('../wizards/order-by-card/order-by-card.wizard.ts'),
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
    wizard: () => import('../wizards/rework-order/rework-order.wizard.ts'),
  },
  operationText: {
    path: '/interface/$machine/operation-text',
    title: 'title.operation-text',
    layout,
    wizard: () => import('../wizards/operation-text/operation-text.wizard.ts'),
  },
  adjustScrap: {
    path: '/interface/$machine/order-details/$cardno/scrap',
    title: 'title.adjust-scrap',
    layout,
    needs: ['report-quantity', 'can-manual-scrap'],
    wizard: () => import('../wizards/adjust-scrap/adjust-scrap.wizard.ts'),
  },
  weightControl: {
    path: '/interface/$machine/weight-control',
    title: 'title.weight-control',
    layout,
    needs: ['report-quantity'],
    wizard: () => import('../wizards/weight-control/weight-control.wizard.ts'),
  },
  inputGroups: {
    path: '/interface/$machine/input-groups',
    title: 'title.input-groups',
    layout,
    needs: ['report-quantity'],
    wizard: () => import('../wizards/input-groups/input-groups.wizard.ts'),
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
