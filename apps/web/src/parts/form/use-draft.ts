import { useState } from 'react'

interface Draft<Fields> {
  readonly draft: Fields
  /** What somebody typed that is not stored; empty as long as nothing is. */
  readonly typed: Partial<Fields>
  /** Fields that somebody else saved while they were typed in here. */
  readonly meanwhile: readonly (keyof Fields & string)[]
  /** A field or several at once. */
  set(change: Partial<Fields>): void
  discard(): void
  readonly changed: boolean
}

/**
 * What somebody types over what is stored. What they do not touch follows what others save meanwhile: a form that kept
 * everything as it was opened would write it all back, over the changes of others, without a word.
 */
export function useDraft<Fields extends object>(stored: Fields | (() => Fields)): Draft<Fields> {
  const now = typeof stored === 'function' ? stored() : stored
  const [touched, setTouched] = useState<Partial<Fields>>({})
  /** What stood in a field when it was first typed in. */
  const [over, setOver] = useState<Partial<Fields>>({})
  const fields = Object.keys(touched) as (keyof Fields & string)[]
  const differing = fields.filter((field) => !isSame(touched[field], now[field]))
  return {
    draft: { ...now, ...touched },
    typed: Object.fromEntries(differing.map((field) => [field, touched[field]])) as Partial<Fields>,
    meanwhile: differing.filter((field) => !isSame(now[field], over[field])),
    set: (change) => {
      const before = Object.fromEntries(Object.keys(change).map((field) => [field, now[field as keyof Fields]]))
      setOver((known) => ({ ...before, ...known }))
      setTouched((known) => ({ ...known, ...change }))
    },
    discard: () => {
      setTouched({})
      setOver({})
    },
    changed: differing.length > 0,
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
