/** Planning in detail and by resource, bundles, and what is set up at single machines: scales, Euromap programs. */
import type { RouteLine } from './route-entry.ts'

const detailPlanningPage = () => import('../pages/planning/detail-planning/DetailPlanningPage.tsx')
const planBoardPage = () => import('../pages/planning/plan-board/PlanBoardPage.tsx')
const bundleConfirmationPage = () => import('../pages/planning/bundle-confirmation/BundleConfirmationPage.tsx')

export const planningRoutes = {
  planBoard: {
    path: '/plan-board',
    alias: ['/plan-board/all'],
    search: ['zoom', 'at', 'show'],
    title: 'title.plan-board',
    layout: 'main',
    remember: true,
    ownScroll: true,
    needs: ['detail-planning'],
    page: planBoardPage,
  },
  planBoardIn: {
    path: '/plan-board/$locationtype/$location',
    search: ['zoom', 'at', 'show'],
    title: 'title.plan-board',
    layout: 'main',
    remember: true,
    ownScroll: true,
    needs: ['detail-planning'],
    page: planBoardPage,
  },
  detailPlanning: {
    path: '/detail-planning/$category',
    title: 'title.detail-planning',
    layout: 'main',
    remember: true,
    needs: ['detail-planning'],
    page: detailPlanningPage,
  },
  machineDetailPlanning: {
    path: '/interface/$machine/detail-planning/$category',
    title: 'title.detail-planning',
    layout: 'machine-interface',
    needs: ['detail-planning'],
    page: detailPlanningPage,
  },
  bundleConfirmation: {
    path: '/machines/bundle-confirmation',
    title: 'title.bundle-confirmation',
    layout: 'main',
    needs: ['confirm-orders', 'detail-planning'],
    page: bundleConfirmationPage,
  },
  machineBundleConfirmation: {
    path: '/interface/$machine/bundle-confirmation',
    title: 'title.bundle-confirmation',
    layout: 'machine-interface',
    page: bundleConfirmationPage,
  },
  resourcePlanning: {
    path: '/planning/$machine/resources',
    title: 'title.resource-planning',
    layout: 'main',
    remember: true,
    setting: 'resource_planning',
    resource: 'only',
    page: () => import('../pages/planning/resource-planning/ResourcePlanningPage.tsx'),
  },
  palletQueue: {
    path: '/interface/$machine/pallet-que-system',
    title: 'title.pallet-queue',
    layout: 'machine-interface',
    page: () => import('../pages/pallets/pallet-queue/PalletQueuePage.tsx'),
  },
  scales: {
    path: '/interface/$machine/tpqs-scales-admin',
    title: 'title.scales',
    layout: 'machine-interface',
    needs: ['view-tpqs-admin'],
    page: () => import('../pages/scrap/scales/ScalesPage.tsx'),
  },
  euromap: {
    path: '/interface/$machine/euromap-admin',
    title: 'title.euromap',
    layout: 'machine-interface',
    page: () => import('../pages/machines/euromap/EuromapPage.tsx'),
  },
} as const satisfies Record<string, RouteLine>
