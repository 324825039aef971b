import type { PageLoad } from './PageFrame.tsx'

/** Two loads that a page shows together: it waits for both, and is as old as the older. */
export function bothLoads(one: PageLoad, other: PageLoad): PageLoad {
  return {
    rows: one.rows && other.rows ? [...one.rows, ...other.rows] : undefined,
    error: one.error ?? other.error,
    updatedAt: Math.min(one.updatedAt, other.updatedAt),
    reload: async () => {
      await Promise.all([one.reload(), other.reload()])
    },
  }
}
