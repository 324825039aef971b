import { useLoad } from '../../../data/call/use-load.ts'
import type { PageLoad } from '../../../parts/page-frame/PageFrame.tsx'

/** Machines, bundles and unbundled orders of a category: three lists that are shown, and asked again, together. */
export function usePlan(category: string) {
  const machines = useLoad(
    'get_detail_planning_machines',
    { category },
    { reloadOn: ['BundlesChanged', 'OrderChanged'] },
  )
  const bundles = useLoad('get_bundles', { category }, { reloadOn: ['BundlesChanged', 'OrderChanged'] })
  const orders = useLoad('get_unbundled_orders', { category }, { reloadOn: ['BundlesChanged', 'OrderChanged'] })
  const all = [machines, bundles, orders]
  const load: PageLoad = {
    rows: all.every(({ rows }) => rows !== undefined) ? machines.rows : undefined,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    updatedAt: Math.min(...all.map(({ updatedAt }) => updatedAt)),
    reload: async () => {
      await Promise.all(all.map(({ reload }) => reload()))
    },
  }
  return { machines: machines.rows, bundles: bundles.rows, orders: orders.rows, load }
}
