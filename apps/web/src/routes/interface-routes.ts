/** Pages of one machine besides its stops and reports: orders, people, notes, cavities, setup. */
import type { RouteLine } from './route-entry.ts'

const notesPage = () => import('../pages/stops/notes/NotesPage.tsx')

const cavities = {
  title: 'title.cavities',
  layout: 'machine-interface',
  page: () => import('../pages/machines/cavities/CavitiesPage.tsx'),
} as const

export const interfaceRoutes = {
  plannedOrders: {
    path: '/interface/$machine/planned-orders',
    title: 'title.planned-orders',
    layout: 'machine-interface',
    page: () => import('../pages/orders/planned-orders/PlannedOrdersPage.tsx'),
  },
  runningOrders: {
    path: '/interface/$machine/running-orders',
    title: 'title.running-orders',
    layout: 'machine-interface',
    page: () => import('../pages/orders/running-orders/RunningOrdersPage.tsx'),
  },
  finishedOrders: {
    path: '/interface/$machine/finished-orders',
    title: 'title.finished-orders',
    layout: 'machine-interface',
    page: () => import('../pages/orders/finished-orders/FinishedOrdersPage.tsx'),
  },
  orderDetails: {
    path: '/interface/$machine/order-details/$cardno',
    title: 'title.order-details',
    layout: 'machine-interface',
    page: () => import('../pages/orders/order-details/OrderDetailsPage.tsx'),
  },
  signedIn: {
    path: '/interface/$machine/signed-in',
    title: 'title.signed-in',
    layout: 'machine-interface',
    page: () => import('../pages/people/signed-in/SignedInPage.tsx'),
  },
  machineTest: {
    path: '/interface/$machine/machine-test',
    title: 'title.machine-test',
    layout: 'machine-interface',
    page: () => import('../pages/machines/machine-test/MachineTestPage.tsx'),
  },
  firstPieceOk: {
    path: '/interface/$machine/first-piece-ok',
    title: 'title.first-piece-ok',
    layout: 'machine-interface',
    needs: ['code-stops'],
    page: () => import('../pages/orders/first-piece-ok/FirstPieceOkPage.tsx'),
  },
  notes: { path: '/interface/$machine/notes', title: 'title.notes', layout: 'machine-interface', page: notesPage },
  notesOfAllFromOverview: {
    path: '/$viewtype/$locationtype/$location/notes/all',
    title: 'title.notes',
    layout: 'main',
    page: notesPage,
  },
  notesOfAll: { path: '/$viewtype/all/notes/all', title: 'title.notes', layout: 'main', page: notesPage },
  notesFromOverview: {
    path: '/$viewtype/$locationtype/$location/notes/$machine',
    alias: ['/$viewtype/all/notes/$machine'],
    title: 'title.notes',
    layout: 'main',
    page: notesPage,
  },
  cavities: { path: '/cavities/$machine', ...cavities },
  cavitiesOpen: { path: '/cavities/$machine/open', ...cavities, needs: ['can-change-cavities'] },
  cavitiesClose: { path: '/cavities/$machine/close', ...cavities, needs: ['can-change-cavities'] },
  cavityHistory: {
    path: '/cavities/$machine/history',
    title: 'title.cavity-history',
    layout: 'machine-interface',
    page: () => import('../pages/machines/cavities/CavityHistoryPage.tsx'),
  },
} as const satisfies Record<string, RouteLine>
