/** Which popup of the help is open. */
import { useSyncExternalStore } from 'react'

/** A key below `help.`: 'page.machines', 'panel.stop-code', 'part.location'. */
export type HelpAsked = { readonly about: 'thing'; readonly key: string } | { readonly about: 'scan-codes' }

let asked: HelpAsked | null = null
const listeners = new Set<() => void>()

export function askHelp(next: HelpAsked | null): void {
  asked = next
  for (const tell of listeners) tell()
}

export function useHelpAsked(): HelpAsked | null {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => asked,
  )
}
