import type { KeyboardLanguage } from '@takt/domain/ground/keyboard/languages.ts'
import { builtInSpecials } from '@takt/domain/ground/keyboard/layouts.ts'
import { areSpecials } from '@takt/domain/ground/keyboard/specials.ts'
import { useEffect, useState } from 'react'
import { call } from '../../data/call/call.ts'
import { useSessionState } from '../../data/session/session.ts'

interface Specials {
  readonly rows: readonly string[]
  /** False: the built-in ones, because nobody could be asked. */
  readonly loaded: boolean
}

const builtIn: Specials = { rows: builtInSpecials, loaded: false }

export function useSpecials(language: KeyboardLanguage): Specials {
  const signedIn = useSessionState().status === 'in'
  const [specials, setSpecials] = useState(builtIn)
  useEffect(() => {
    if (!signedIn) return
    let wanted = true
    const take = (next: Specials) => wanted && setSpecials(next)
    call('get_keyboard_specials', { language }).then(
      (rows) => {
        const found = rows.map(({ keys }) => keys)
        take(areSpecials(found) ? { rows: found, loaded: true } : builtIn)
      },
      () => take(builtIn),
    )
    return () => {
      wanted = false
    }
  }, [language, signedIn])
  return specials
}
