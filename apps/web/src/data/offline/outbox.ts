/** The entries that wait on this device, as all tabs of it see them. */
import { type Owner, sameOwner, type WaitingEntry } from '@takt/domain/ground/offline/waiting-entry.ts'
import { useSyncExternalStore } from 'react'
import { currentSession } from '../../device/session-store.ts'
import { logEntry } from '../call/client-log.ts'
import { deviceDb } from './device-db.ts'

let entries: readonly WaitingEntry[] = []
const listeners = new Set<() => void>()
const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('takt-outbox') : undefined
if (otherTabs) otherTabs.onmessage = () => void readOutbox()

export function waitingEntries(): readonly WaitingEntry[] {
  return entries
}

export function subscribeOutbox(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export function useWaitingEntries(): readonly WaitingEntry[] {
  return useSyncExternalStore(subscribeOutbox, waitingEntries)
}

export async function readOutbox(): Promise<void> {
  try {
    show(await (await deviceDb()).getAll('entries'))
  } catch (problem) {
    logEntry('warning', 'offline', `The device keeps nothing: ${String(problem)}`)
  }
}

/** Resolves when it is on the disk. Strict: a power cut right after "kept" must not prove the word wrong. */
export async function keepEntry(entry: Omit<WaitingEntry, 'seq'>): Promise<WaitingEntry> {
  const db = await deviceDb()
  const writing = db.transaction('entries', 'readwrite', { durability: 'strict' })
  const [seq] = await Promise.all([writing.store.add(entry as WaitingEntry), writing.done])
  const kept = { ...entry, seq }
  changed([...entries.filter((other) => other.seq !== seq), kept])
  return kept
}

export async function changeEntry(next: WaitingEntry): Promise<void> {
  const db = await deviceDb()
  const writing = db.transaction('entries', 'readwrite', { durability: 'strict' })
  // One that another tab has finished meanwhile must not come back.
  if (await writing.store.get(next.seq)) await writing.store.put(next)
  await writing.done
  changed(entries.map((entry) => (entry.seq === next.seq ? next : entry)))
}

export async function dropEntry(seq: number): Promise<void> {
  const db = await deviceDb()
  await db.delete('entries', seq)
  changed(entries.filter((entry) => entry.seq !== seq))
}

export function currentOwner(): Owner | null {
  const session = currentSession()
  if (!session) return null
  const { company_id, username, device_employee } = session
  return { company_id, username, device_employee }
}

export function isMine(entry: WaitingEntry): boolean {
  const owner = currentOwner()
  return owner !== null && sameOwner(entry.owner, owner)
}

function changed(next: readonly WaitingEntry[]): void {
  show(next)
  otherTabs?.postMessage('changed')
}

function show(next: readonly WaitingEntry[]): void {
  entries = [...next].sort((a, b) => a.seq - b.seq)
  for (const tell of listeners) tell()
}
