/** Pallet flags and labels: their printing, their history and their confirmation. */
import type { RouteLine } from './route-entry.ts'

const historyPage = () => import('../pages/pallets/print-history/PrintHistoryPage.tsx')
const ordersPage = () => import('../pages/orders/order-confirmation/OrderConfirmationPage.tsx')

export const palletRoutes = {
  palletConfirmation: {
    path: '/interface/$machine/pallet-confirmation',
    title: 'title.pallet-confirmation',
    layout: 'machine-interface',
    page: () => import('../pages/pallets/pallet-confirmation/PalletConfirmationPage.tsx'),
  },
  orderConfirmation: {
    path: '/interface/$machine/order-confirmation',
    title: 'title.order-confirmation',
    layout: 'machine-interface',
    page: ordersPage,
  },
  orderToConfirm: {
    path: '/interface/$machine/order-confirmation/$cardno',
    title: 'title.order-to-confirm',
    layout: 'machine-interface',
    page: () => import('../pages/pallets/pallet-confirmation/OrderFlagsPage.tsx'),
  },
  orderConfirmationOfAll: {
    path: '/machines/order-confirmation',
    title: 'title.order-confirmation',
    layout: 'main',
    needs: ['confirm-orders'],
    page: ordersPage,
  },
  palletFlagHistory: {
    path: '/interface/$machine/pallet-flag-history',
    title: 'title.pallet-flag-history',
    layout: 'machine-interface',
    page: historyPage,
  },
  labelHistory: {
    path: '/interface/$machine/label-history',
    title: 'title.label-history',
    layout: 'machine-interface',
    page: historyPage,
  },
  reprintPalletFlags: {
    path: '/interface/$machine/reprint-pallet-flags',
    alias: ['/interface/$machine/pallet-flag-history/reprint-pallet-flags'],
    title: 'title.reprint-pallet-flags',
    layout: 'machine-interface',
    needs: ['report-quantity'],
    page: () => import('../pages/pallets/reprint-pallet-flags/ReprintPalletFlagsPage.tsx'),
  },
  printPalletFlag: {
    path: '/interface/$machine/print-pallet-flag',
    title: 'title.print-pallet-flag',
    layout: 'machine-interface',
    needs: ['report-quantity'],
    wizard: () => import('../wizards/print-pallet-flag/print-pallet-flag.wizard.ts'),
  },
  printLabel: {
    path: '/interface/$machine/print-label',
    title: 'title.print-label',
    layout: 'machine-interface',
    needs: ['report-quantity'],
    wizard: () => import('../wizards/print-label/print-label.wizard.ts'),
  },
  globalPrint: {
    path: '/machines/global-print/{-$printstatus}',
    title: 'title.global-print',
    layout: 'main',
    setting: 'globalPrint',
    page: () => import('../pages/pallets/global-print/GlobalPrintPage.tsx'),
  },
  printers: {
    path: '/admin/printers',
    title: 'title.printers',
    layout: 'main',
    needs: ['can-do-admin-actions'],
    page: () => import('../pages/pallets/printers/PrintersPage.tsx'),
  },
} as const satisfies Record<string, RouteLine>
