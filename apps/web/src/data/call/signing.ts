/** A call that the server takes only with a signature waits here until the person has signed, or does not want to. */
import { useSyncExternalStore } from 'react'

export interface SignatureAsk {
  readonly name: string
  readonly payload: object
  /** What has to be signed, as the server said it. */
  readonly about: string
  /** The call once more, with what the person typed. */
  attempt(secret: string): Promise<void>
  /** It fails with this; left out, as the server had said. */
  giveUp(problem?: unknown): void
}

let asked: SignatureAsk | null = null
const listeners = new Set<() => void>()

function set(next: SignatureAsk | null): void {
  asked = next
  for (const tell of listeners) tell()
}

export function askToSign<T>(
  of: { readonly name: string; readonly payload: object; readonly refused: Error },
  send: (secret: string) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    set({
      name: of.name,
      payload: of.payload,
      about: of.refused.message,
      attempt: async (secret) => {
        resolve(await send(secret))
        set(null)
      },
      giveUp: (problem: unknown = of.refused) => {
        set(null)
        reject(problem)
      },
    })
  })
}

export function useSignatureAsked(): SignatureAsk | null {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => asked,
  )
}
