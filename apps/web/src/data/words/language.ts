import { choicesFollow } from '@takt/domain/ground/choices-follow.ts'
import { isLanguage, type Language, languageCodes, languages } from '@takt/domain/ground/languages.ts'
import { useSyncExternalStore } from 'react'
import { deviceValue } from '../../device/device-storage.ts'
import { currentSession, subscribeSession } from '../../device/session-store.ts'

/** For a field that asks for one. */
export const languageChoices = languageCodes.map((value) => ({ value, label: languages[value].name }))

const readLanguage = (stored: unknown): Language | null => (isLanguage(stored) ? stored : null)
/** Of a shared terminal; `null` until somebody chose there: then the language of its account counts. */
const chosenHere = deviceValue('user', 'language', readLanguage)
/** What was last chosen in this browser: how it begins while nobody is signed in. */
const lastOnDevice = deviceValue('device', 'language', readLanguage)

export function currentLanguage(): Language {
  const session = currentSession()
  // The language of a person is in their account; a shared terminal has one of its own.
  if (session) return choicesFollow(session) ? session.language : (chosenHere.get() ?? session.language)
  return lastOnDevice.get() ?? languageOfBrowser()
}

function languageOfBrowser(): Language {
  const wanted = globalThis.navigator?.language.slice(0, 2)
  return isLanguage(wanted) ? wanted : 'en'
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
