/** Whether a refresh waits for the person's word, because work on the page would be lost. */
import { useSyncExternalStore } from 'react'
import { agreeToLoseUnsaved } from '../../data/session/unsaved.ts'

interface Asked {
  refresh(): void
  keep(): void
}

let asked: Asked | null = null
const listeners = new Set<() => void>()

function set(next: Asked | null): void {
  asked = next
  for (const tell of listeners) tell()
}

export function askBeforeRefresh(about: Asked): void {
  set(about)
}

export function refreshAnyway(): void {
  const now = asked
  agreeToLoseUnsaved()
  set(null)
  now?.refresh()
}

export function keepWorking(): void {
  const now = asked
  set(null)
  now?.keep()
}

export function useRefreshAsked(): boolean {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => asked !== null,
  )
}
