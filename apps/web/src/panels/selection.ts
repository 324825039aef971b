/** What the person has chosen on the page; the bottom bar shows the panels that act on it. */
import type { StopCode } from '@takt/domain/model/stop.ts'
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
