import { useState } from 'react'

type Read = (typed: string) => string | null

interface TypedRules {
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** How a value stands in the field while nobody types. */
  readonly shown: (value: string) => string
  /** What is meant beyond doubt while somebody types; null until then. */
  readonly read: Read
  /** What else is meant when the field is left. */
  readonly readLeft: Read
  readonly allowed: (value: string) => boolean
}

export interface Typed {
  readonly text: string
  /** `unread`: no such day or time; `outside`: one that is not allowed here. */
  readonly fault: 'unread' | 'outside' | null
  /** What stands in the field is not handed on. */
  readonly holds: boolean
  readonly type: (text: string) => void
  readonly leave: () => void
  readonly pick: (value: string) => void
}

interface Typing {
  readonly text: string
  readonly over: string
  readonly handed: string
  readonly left: boolean
}

/**
 * What somebody types stays as it was typed until the field is left. What cannot be read is handed on as nothing: a day that
 * is no longer in the field would be saved otherwise.
 */
export function useTyped({ value, onValueChange, shown, read, readLeft, allowed }: TypedRules): Typed {
  const [typing, setTyping] = useState<Typing | null>(null)
  // A value that came from elsewhere meanwhile is what counts. Who asks may keep a value while nothing is handed on.
  const isOwn = typing?.handed === value || (typing?.handed === '' && typing.over === value)
  const own = isOwn ? typing : null
  const hand = (next: string) => next !== value && onValueChange(next)
  const good = (found: string | null): found is string => found !== null && allowed(found)
  const found = own ? read(own.text) : null
  const empty = own?.text.trim() === ''
  return {
    text: own ? own.text : shown(value),
    fault: own === null || empty || good(found) ? null : found !== null ? 'outside' : own.left ? 'unread' : null,
    holds: own !== null && !empty && !good(found),
    type: (text) => {
      const next = read(text)
      const handed = good(next) ? next : ''
      setTyping({ text, over: value, handed, left: false })
      hand(handed)
    },
    leave: () => {
      if (!own) return
      const meant = read(own.text) ?? readLeft(own.text)
      if (good(meant)) hand(meant)
      if (empty || good(meant)) return setTyping(null)
      // Written out, a day that is not allowed is told as such and not as one that nobody can read.
      setTyping({ ...own, text: meant === null ? own.text : shown(meant), left: true })
    },
    pick: (next) => {
      setTyping(null)
      hand(next)
    },
  }
}
