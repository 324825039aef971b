/** What the ERP is told, what it did not take, and how it is reached. */
import type { RouteLine } from './route-entry.ts'

const failedPage = () => import('../pages/erp/erp-failed/ErpFailedPage.tsx')
const failed = {
  title: 'title.erp-failed',
  layout: 'main',
  needs: ['change-failed-erp-status'],
  page: failedPage,
} as const

export const erpRoutes = {
  erpFailed: {
    path: '/overviewadmin/erp-failed-reporting',
    redirect: '/overviewadmin/erp-failed-reporting/cancellations',
  },
  erpFailedCancellations: { path: '/overviewadmin/erp-failed-reporting/cancellations', ...failed },
  erpFailedPalletFlags: { path: '/overviewadmin/erp-failed-reporting/palletflaghistory', ...failed },
  erpFailedMaterials: { path: '/overviewadmin/erp-failed-reporting/materialreporting', ...failed },
  erpFailedScrap: { path: '/overviewadmin/erp-failed-reporting/balthzarscraptransactions', ...failed },
  erpFailedTransactions: { path: '/overviewadmin/erp-failed-reporting/balthzartransactions', ...failed },
  erpPalletFlags: {
    path: '/overviewadmin/erpReporting/pallet-flag',
    title: 'title.erp-pallet-flags',
    layout: 'main',
    needs: ['overview-admin-erp-reporting'],
    page: () => import('../pages/pallets/erp-pallet-flags/ErpPalletFlagsPage.tsx'),
  },
  erpLink: {
    path: '/admin/erp',
    title: 'title.erp-link',
    layout: 'main',
    needs: ['can-access-admin-panel'],
    page: () => import('../pages/erp/erp-link/ErpLinkPage.tsx'),
  },
} as const satisfies Record<string, RouteLine>
