/** What the person has chosen on the page; the bottom bar shows the panels that act on it. */
import type { Cavity } from '@takt/domain/model/cavity.ts'
import type { Order } from '@takt/domain/model/order.ts'
import type { Stop, StopCode } from '@takt/domain/model/stop.ts'
import { useSyncExternalStore } from 'react'

/** Every kind of thing that can be selected, and what its panels are given. */
export interface Selections {
  machine: { readonly machine_id: string }
  'stop-code': {
    readonly machine_id: string
    /** Key of the stop to code, '' for the current one. */
    readonly stop: string
    /** The reason on the screen when the code was chosen. */
    readonly seen_reason: string
    readonly code: StopCode
    /** Called after the server has acknowledged. */
    onDone(): void
  }
  'running-order': {
    readonly order: Order
    /** Called after the server has acknowledged. */
    onDone(): void
  }
  /** Inserts of the tool that is mounted in a machine. */
  cavities: { readonly machine_id: string; readonly tool_id: string; readonly inserts: readonly Cavity[] }
  /** Somebody in the list of those signed in at a machine. */
  'signed-in': { readonly machine_id: string; readonly employee_number: string; readonly employee_name: string }
  /** Rows of a list of uncoded stops; `list` is its path, below which they are coded and split. */
  'uncoded-stops': { readonly stops: readonly Stop[]; readonly list: string }
  /** Rows of a machine's history. */
  'history-stops': { readonly stops: readonly Stop[]; readonly list: string }
  /** Stops and the one code for all of them. */
  'stops-to-code': {
    readonly stops: readonly Stop[]
    readonly code: StopCode
    /** Called after the server has acknowledged every one. */
    onDone(): void
  }
}
export type SelectionKind = keyof Selections
export type Selection = { [K in SelectionKind]: { readonly kind: K; readonly of: Selections[K] } }[SelectionKind]

let selected: Selection | null = null
const listeners = new Set<() => void>()

export function select(next: Selection | null): void {
  if (next === selected) return
  selected = next
  for (const tell of listeners) tell()
}

export function selection(): Selection | null {
  return selected
}

export function useSelection(): Selection | null {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => selected,
  )
}
