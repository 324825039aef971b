import { choicesFollow } from '@takt/domain/ground/personal-choices.ts'
import type { Language } from '@takt/texts/define-texts.ts'
import { useSyncExternalStore } from 'react'
import { deviceValue } from './device-storage.ts'
import { currentSession, subscribeSession } from './session-store.ts'

const readLanguage = (stored: unknown): Language | null => (stored === 'en' || stored === 'sv' ? stored : null)
/** Of a shared terminal; `null` until somebody chose there: then the language of its account counts. */
const chosenHere = deviceValue('user', 'language', readLanguage)
/** What was last chosen in this browser: how it begins while nobody is signed in. */
const lastOnDevice = deviceValue('device', 'language', readLanguage)

export function currentLanguage(): Language {
  const session = currentSession()
  // The language of a person is in their account; a shared terminal has one of its own.
  if (session) return choicesFollow(session) ? session.language : (chosenHere.get() ?? session.language)
  return lastOnDevice.get() ?? (globalThis.navigator?.language.startsWith('sv') ? 'sv' : 'en')
}

export function keepLanguageOnDevice(language: Language): void {
  const session = currentSession()
  if (session && !choicesFollow(session)) chosenHere.set(language)
  lastOnDevice.set(language)
}

function subscribe(tell: () => void): () => void {
  const stops = [chosenHere.subscribe(tell), subscribeSession(tell)]
  return () => {
    for (const stop of stops) stop()
  }
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage)
}
