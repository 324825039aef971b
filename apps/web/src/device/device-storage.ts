/** Values kept in this browser. Keys carry company and user, so that two people on one terminal never see each other's. */
import { useSyncExternalStore } from 'react'
import { currentSession } from './session-store.ts'

export type StorageScope = 'device' | 'company' | 'user'

export interface DeviceValue<T> {
  get(): T
  set(value: T): void
  clear(): void
  subscribe(then: () => void): () => void
}

/** Used where localStorage is full, switched off or blocked: the value then lives as long as the tab. */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

/** `read` judges what was stored, by an older version or by hand, and answers the default for anything it does not know. */
export function deviceValue<T>(scope: StorageScope, name: string, read: (stored: unknown) => T): DeviceValue<T> {
  let cachedRaw: string | null | undefined
  let cached: T
  const get = () => {
    const raw = readRaw(keyOf(scope, name))
    if (raw !== cachedRaw || cachedRaw === undefined) {
      cachedRaw = raw
      cached = read(raw === null ? undefined : parse(raw))
    }
    return cached
  }
  return {
    get,
    set: (value) => writeRaw(keyOf(scope, name), JSON.stringify(value)),
    clear: () => writeRaw(keyOf(scope, name), null),
    subscribe,
  }
}

export function useDeviceValue<T>(value: DeviceValue<T>): T {
  return useSyncExternalStore(value.subscribe, value.get)
}

function keyOf(scope: StorageScope, name: string): string {
  const session = currentSession()
  if (scope === 'device' || session === null) return `takt:device:${name}`
  if (scope === 'company') return `takt:${session.company_id}:${name}`
  return `takt:${session.company_id}:${session.username}:${name}`
}

function readRaw(key: string): string | null {
  if (memory.has(key)) return memory.get(key) ?? null
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeRaw(key: string, raw: string | null): void {
  try {
    if (raw === null) localStorage.removeItem(key)
    else localStorage.setItem(key, raw)
    memory.delete(key)
  } catch {
    if (raw === null) memory.delete(key)
    else memory.set(key, raw)
  }
  for (const tell of listeners) tell()
}

function subscribe(then: () => void): () => void {
  listeners.add(then)
  return () => listeners.delete(then)
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}
