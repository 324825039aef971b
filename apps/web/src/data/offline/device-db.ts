/** The database of this browser. Everything here stands the reload and the power cut of a terminal. */
import type { WaitingEntry } from '@takt/domain/ground/offline/waiting-entry.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

export interface KeptAnswer {
  readonly rows: readonly unknown[]
  /** By the server's clock, in ms. */
  readonly at: number
}

interface DeviceDb extends DBSchema {
  entries: { key: number; value: WaitingEntry }
  /** Keyed by person, call and payload. */
  answers: { key: string; value: KeptAnswer }
  session: { key: 'last'; value: { readonly session: unknown; readonly at: number } }
}

let opening: Promise<IDBPDatabase<DeviceDb>> | undefined

/** Rejects where the browser forbids it (a private window): whoever asks goes on without. */
export function deviceDb(): Promise<IDBPDatabase<DeviceDb>> {
  opening ??= openDB<DeviceDb>('takt', 1, {
    upgrade(db) {
      // A number is never given twice, so a late change cannot meet another entry of the same number.
      db.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true })
      db.createObjectStore('answers')
      db.createObjectStore('session')
    },
    // A newer version in another tab waits for this one to let go.
    blocking: (_old, _next, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opening = undefined
    },
  }).catch((problem: unknown) => {
    opening = undefined
    throw problem
  })
  return opening
}
