/** Every machine the person may see: loaded once, then kept true by the live link. */

import { naturalSort } from '@takt/domain/ground/navigation/natural-sort.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { currentSession, subscribeSession } from '../../device/session-store.ts'
import { CallFailure, call, isAway } from '../call/call.ts'
import { connectionState, onLiveEvent, onLiveGap, onServerBack, serverNow } from '../live/live.ts'
import { createRowStore, type RowStore } from '../live/row-store.ts'
import { keepAnswer, keptAnswer } from '../offline/kept-answers.ts'

export const machines: RowStore<Machine> = createRowStore<Machine>((row) => row.machine_id)

const SHOW_KEPT_AFTER_MS = 1_500

interface LoadState {
  readonly loading: boolean
  readonly loaded: boolean
  readonly error: CallFailure | null
  readonly loadedAt: number | null
}

const nothing: LoadState = { loading: false, loaded: false, error: null, loadedAt: null }
let load: LoadState = nothing
let running: Promise<void> | undefined
let again: Promise<void> | undefined
const watchers = new Set<() => void>()
/** Rows that arrived over the live link while a load was under way: they are newer than its answer. */
let newer = new Map<string, Machine>()

function setLoad(next: LoadState): void {
  load = next
  for (const tell of watchers) tell()
}

onLiveEvent('MachineChanged', ({ machine }) => {
  const row = machine as Machine
  if (running) newer.set(row.machine_id, row)
  if (load.loaded) machines.put(row)
})
onLiveGap(() => {
  if (load.loaded || running) void reloadMachines()
})
onServerBack(() => {
  if (isAway(load.error)) void reloadMachines()
})
onLiveEvent('SettingsChanged', () => {
  if (load.loaded || running) void reloadMachines()
})

/** Two companies may both have an `operator`: whose rows these are is said by both. */
const whoIsHere = () => {
  const session = currentSession()
  return session && `${session.company_id}/${session.username}`
}
let loadedFor = whoIsHere()
subscribeSession(() => {
  const now = whoIsHere()
  if (now === loadedFor) return
  loadedFor = now
  machines.set([])
  setLoad(nothing)
})

/** A reload asked for while one runs is another after it, for whoever waits too: the running one may have read too early. */
export function reloadMachines(): Promise<void> {
  if (running) {
    again ??= running.finally(() => {
      again = undefined
      return reloadMachines()
    })
    return again
  }
  running = run().finally(() => {
    running = undefined
  })
  return running
}

async function run(): Promise<void> {
  newer = new Map()
  setLoad({ ...load, loading: true })
  // A server that is slow to say nothing must not leave the terminal empty.
  const impatient = setTimeout(
    () => connectionState() !== 'live' && showKept(),
    connectionState() === 'lost' ? 0 : SHOW_KEPT_AFTER_MS,
  )
  try {
    const rows = await call('get_machines', {})
    machines.set(rows.map((row) => newer.get(row.machine_id) ?? row))
    setLoad({ loading: false, loaded: true, error: null, loadedAt: serverNow() })
  } catch (problem) {
    if (!(problem instanceof CallFailure)) throw problem
    if (isAway(problem)) showKept()
    setLoad({ ...load, loading: false, error: problem })
  } finally {
    clearTimeout(impatient)
  }
}

function showKept(): void {
  const kept = load.loaded ? undefined : keptAnswer('get_machines', {})
  if (!kept) return
  machines.set(kept.rows as Machine[])
  setLoad({ ...load, loaded: true, loadedAt: kept.at })
}

/** The rows as they are now, for the next start without a server: the last load may be hours old. */
export function keepMachines(): void {
  if (load.loaded && load.error === null) {
    keepAnswer(
      'get_machines',
      {},
      machines.keys().map((key) => machines.get(key)),
    )
  }
}

/** For guards, which run before any page is there. Resolves at once when the machines are known. */
export async function machinesLoaded(): Promise<void> {
  if (load.loaded) return
  const shown = new Promise<void>((then) => {
    const stop = subscribeLoad(() => {
      if (!load.loaded) return
      stop()
      then()
    })
  })
  await Promise.race([reloadMachines(), shown])
}

/** Whether an empty list means that there are none. */
export function areMachinesKnown(): boolean {
  return load.loaded
}

function subscribeLoad(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

interface MachinesLoad {
  readonly loading: boolean
  readonly error: CallFailure | null
  /** When the rows were last loaded whole, by the server's clock; null while there are none. */
  readonly loadedAt: number | null
  reload(): void
}

export function useMachinesLoad(): MachinesLoad {
  const state = useSyncExternalStore(subscribeLoad, () => load)
  useEffect(() => {
    if (!load.loaded && !running) void reloadMachines()
  }, [])
  return {
    loading: !state.loaded && state.error === null,
    error: state.error,
    loadedAt: state.loadedAt,
    reload: reloadNow,
  }
}

function reloadNow(): void {
  void reloadMachines()
}

export function useMachine(machine_id: string): Machine | undefined {
  const subscribe = useCallback((tell: () => void) => machines.subscribeRow(machine_id, tell), [machine_id])
  return useSyncExternalStore(subscribe, () => machines.get(machine_id))
}

let sortedFrom: readonly string[] = []
let sorted: readonly string[] = []

export function machineIds(): readonly string[] {
  const keys = machines.keys()
  if (keys !== sortedFrom) {
    sortedFrom = keys
    sorted = naturalSort(keys)
  }
  return sorted
}

export function useMachineIds(): readonly string[] {
  return useSyncExternalStore(machines.subscribeKeys, machineIds)
}
