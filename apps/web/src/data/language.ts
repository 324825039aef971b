import type { Language } from '@takt/texts/define-texts.ts'
import { useSyncExternalStore } from 'react'
import { deviceValue } from './device-storage.ts'
import { currentSession, subscribeSession } from './session-store.ts'

/** `null` until the person chose: then the language of the account counts, and before sign-in the browser's. */
const readLanguage = (stored: unknown): Language | null => (stored === 'en' || stored === 'sv' ? stored : null)
const chosenByUser = deviceValue('user', 'language', readLanguage)
const lastOnDevice = deviceValue('device', 'language', readLanguage)

export function currentLanguage(): Language {
  const session = currentSession()
  if (session) return chosenByUser.get() ?? session.language
  return lastOnDevice.get() ?? (globalThis.navigator?.language.startsWith('sv') ? 'sv' : 'en')
}

export function chooseLanguage(language: Language): void {
  if (currentSession()) chosenByUser.set(language)
  lastOnDevice.set(language)
}

function subscribe(tell: () => void): () => void {
  const stops = [chosenByUser.subscribe(tell), subscribeSession(tell)]
  return () => {
    for (const stop of stops) stop()
  }
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage)
}
