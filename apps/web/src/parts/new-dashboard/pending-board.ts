import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'

/** Copied or imported boards on their way into the builder, by the address they are to have: nothing is stored before it is saved there. */
const pending = new Map<string, Dashboard>()

export function sendToBuilder(slug: string, board: Dashboard): void {
  pending.set(slug, board)
}

/** It stays: the page may be drawn more than once before it is saved. */
export function pendingBoard(slug: string): Dashboard | undefined {
  return pending.get(slug)
}

export function forgetPending(slug: string): void {
  pending.delete(slug)
}
