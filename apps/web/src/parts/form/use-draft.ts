import { useState } from 'react'

interface Draft<Fields> {
  readonly draft: Fields
  /** A field or several at once. */
  set(change: Partial<Fields>): void
  discard(): void
  readonly changed: boolean
}

/** What somebody types over what is stored; it begins as that and stays their own until it is saved. */
export function useDraft<Fields extends object>(stored: Fields | (() => Fields)): Draft<Fields> {
  const [before] = useState(stored)
  const [draft, setDraft] = useState(before)
  return {
    draft,
    set: (change) => setDraft((now) => ({ ...now, ...change })),
    discard: () => setDraft(before),
    changed: JSON.stringify(draft) !== JSON.stringify(before),
  }
}
