import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { Cell, DashboardStore } from './dashboard-store.ts'
import { type Need, type Needs, need } from './needs.ts'

export type WidgetState =
  | { readonly state: 'ready' | 'waiting' }
  | { readonly state: 'failed' | 'select-parameter' | 'no-access'; readonly word: string }

export interface WidgetData {
  readonly data: Readonly<Record<string, unknown>>
  readonly about: WidgetState
  /** The oldest good data among what it shows; 0 when all of it is live. */
  readonly updatedAt: number
  /** The last load of one of them failed: what is shown is old. */
  readonly stale: boolean
}

type Found = ReturnType<DashboardStore['cell']>

/** The data of one widget; the same object until one of its own needs changed. */
export function useNeedData(store: DashboardStore, needs: Needs, machinesKnown: boolean): WidgetData {
  const last = useRef<{ needs: Needs; known: boolean; cells: readonly Found[]; result: WidgetData } | null>(null)
  const subscribe = useCallback((then: () => void) => store.subscribe(needs, then), [store, needs])
  const read = () => {
    const cells = Object.values(needs).map((one) => store.cell(one))
    const before = last.current
    if (
      before?.needs === needs &&
      before.known === machinesKnown &&
      before.cells.every((cell, at) => same(cell, cells[at]))
    ) {
      return before.result
    }
    const result = gather(needs, cells, machinesKnown, (id) => !isAbsent(store.cell(need.machine(id))))
    last.current = { needs, known: machinesKnown, cells, result }
    return result
  }
  return useSyncExternalStore(subscribe, read, read)
}

function same(one: Found, other: Found | undefined): boolean {
  if (other === undefined) return false
  if ('machine' in one) return 'machine' in other && one.machine === other.machine
  return one === other
}

/** Whether a machine is one of those the person sees. */
type Knows = (machine_id: string) => boolean
const all: Knows = () => true

export function gather(needs: Needs, cells: readonly Found[], machinesKnown: boolean, knows: Knows = all): WidgetData {
  const names = Object.keys(needs)
  const data = Object.fromEntries(names.map((name, at) => [name, dataIn(cells[at] as Found)]))
  const loads = cells.filter((cell): cell is Cell => !('machine' in cell))
  const times = loads.map(({ updatedAt }) => updatedAt).filter((at) => at > 0)
  return {
    data,
    about: stateOf(needs, cells, { machinesKnown, knows }),
    updatedAt: times.length === 0 ? 0 : Math.min(...times),
    stale: loads.some(({ state, updatedAt }) => state === 'failed' && updatedAt > 0),
  }
}

function dataIn(cell: Found): Machine | undefined | readonly unknown[] {
  return 'machine' in cell ? (cell.machine as Machine | undefined) : cell.rows
}

const waitedFor: ReadonlySet<Need['kind']> = new Set(['source', 'time-history', 'day-history', 'load'])

/** Machines and sources decide. A call of the side (the order behind a status) is shown when it comes and waited for by nobody. */
function stateOf(
  needs: Needs,
  cells: readonly Found[],
  { machinesKnown, knows }: { readonly machinesKnown: boolean; readonly knows: Knows },
): WidgetState {
  const list = Object.values(needs)
  const absent = list.find((one, at) => one.kind === 'machine' && one.machine_id !== '' && isAbsent(cells[at] as Found))
  if (absent?.kind === 'machine') {
    return machinesKnown ? { state: 'no-access', word: absent.machine_id } : { state: 'waiting' }
  }
  // Of several machines those that are there are shown; a history of none would be an empty axis.
  const asked = list.flatMap((one) =>
    one.kind === 'time-history' || one.kind === 'day-history' ? one.machine_ids : [],
  )
  if (machinesKnown && asked.length > 0 && !asked.some(knows)) return { state: 'no-access', word: asked.join(', ') }
  const sources = cells.filter(
    (cell, at): cell is Cell => waitedFor.has(list[at]?.kind ?? 'call') && !('machine' in cell),
  )
  const toSelect = sources.find(({ state }) => state === 'select-parameter')
  if (toSelect !== undefined) return { state: 'select-parameter', word: toSelect.word }
  const failed = sources.find(({ state, updatedAt }) => state === 'failed' && updatedAt === 0)
  if (failed !== undefined) return { state: 'failed', word: failed.word }
  return { state: sources.some(({ state }) => state === 'waiting') ? 'waiting' : 'ready' }
}

function isAbsent(cell: Found): boolean {
  return 'machine' in cell && cell.machine === undefined
}
