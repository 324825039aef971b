import { createDashboardStore, type DashboardStore } from '../../dashboard/data/dashboard-store.ts'

let kept: { readonly key: string; readonly store: DashboardStore } | null = null

/** The data of the dashboard shown last stays while its popup opens and closes; another person's or dashboard's does not. */
export function storeFor(key: string): DashboardStore {
  if (kept?.key !== key) kept = { key, store: createDashboardStore() }
  return kept.store
}
