/** Whether the sign-in of a shared device is asked for. The page stays usable for watching behind it. */
import { useSyncExternalStore } from 'react'
import { currentSession } from '../../device/session-store.ts'

let asked = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  if (asked === next) return
  asked = next
  for (const tell of listeners) tell()
}

export function askDeviceSignIn(): void {
  set(true)
}

export function endDeviceSignIn(): void {
  set(false)
}

/** False, and the popup opens, while nobody has signed in on a shared device: to be asked before every action. */
export function mayActOnDevice(): boolean {
  const session = currentSession()
  if (!session?.deviceuser || session.signedInOnDevice) return true
  set(true)
  return false
}

export function useDeviceSignInAsked(): boolean {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => asked,
  )
}
