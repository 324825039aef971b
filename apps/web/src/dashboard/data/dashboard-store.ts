/** What the feeds of one dashboard have loaded, by need. A widget hears only of its own needs. */
import type { Row } from '@takt/domain/dashboards/value-config.ts'
import { machines } from '../../data/machines/machines.ts'
import { type Need, type Needs, needKey } from './needs.ts'

export interface Cell {
  readonly rows: readonly unknown[]
  readonly state: 'waiting' | 'ready' | 'failed' | 'select-parameter'
  /** Time of the last good data, 0 before there was any. */
  readonly updatedAt: number
  /** The server's words, or the parameter to be selected. */
  readonly word: string
}

const waiting: Cell = { rows: [], state: 'waiting', updatedAt: 0, word: '' }
const nothing: Cell = { rows: [], state: 'ready', updatedAt: 0, word: '' }

/** Lives as long as somebody holds it: a dashboard that comes back shows its last data at once. */
export interface DashboardStore {
  put(key: string, cell: Cell): void
  /** The last rows of a source, by its slug. */
  rows(slug: string): readonly Row[]
  cell(need: Need): Cell | { readonly machine: Row | undefined }
  subscribe(needs: Needs, then: () => void): () => void
}

function isEmpty(one: Exclude<Need, { readonly kind: 'machine' }>): boolean {
  if (one.kind === 'load') return one.skipped === true
  if (one.kind === 'time-history' || one.kind === 'day-history') return one.machine_ids.length === 0
  return one.kind === 'source' ? one.slug === '' : one.machine_id === ''
}

export function createDashboardStore(): DashboardStore {
  const cells = new Map<string, Cell>()
  const listeners = new Map<string, Set<() => void>>()
  const tell = (key: string) => {
    for (const then of listeners.get(key) ?? []) then()
  }
  const listen = (key: string, then: () => void) => {
    const own = listeners.get(key) ?? new Set()
    listeners.set(key, own.add(then))
    return () => own.delete(then)
  }
  return {
    put(key, cell) {
      cells.set(key, cell)
      tell(key)
    },
    rows: (slug) => (cells.get(`source:${slug}`)?.rows ?? []) as readonly Row[],
    cell(one) {
      if (one.kind === 'machine') return { machine: machines.get(one.machine_id) }
      if (isEmpty(one)) return nothing
      return cells.get(needKey(one)) ?? waiting
    },
    subscribe(needs, then) {
      const stops = Object.values(needs).map((one) =>
        one.kind === 'machine' ? machines.subscribeRow(one.machine_id, then) : listen(needKey(one), then),
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
