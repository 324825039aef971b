import { ErrorBoundary } from '@takt/ui/error-boundary/ErrorBoundary.tsx'
import { lazy } from '@takt/ui/lazy/lazy.tsx'
import { useState } from 'react'
import { currentLanguage } from '../../data/words/language.ts'
import { openBook } from '../../data/words/sentences.ts'
import { useDeviceValue } from '../../device/device-storage.ts'
import { keptKeyboard } from './kept-keyboard.ts'

/** Where the on-screen keyboard comes up; its code is fetched on devices that have it switched on. */
export function KeyboardSpot({ onError }: { onError: (error: Error) => void }) {
  const { enabled } = useDeviceValue(keptKeyboard)
  const [ScreenKeyboard] = useState(() => lateKeyboard(onError))
  if (!enabled) return null
  return (
    // A keyboard that fails is gone, not the page: its fields still take the keys of a real one.
    <ErrorBoundary fallback={() => null} onError={onError}>
      <ScreenKeyboard />
    </ErrorBoundary>
  )
}

function lateKeyboard(onError: (error: Error) => void) {
  return lazy(async () => {
    try {
      const [code] = await Promise.all([import('./ScreenKeyboard.tsx'), openBook(currentLanguage(), 'later')])
      return code
    } catch (problem) {
      onError(problem instanceof Error ? problem : new Error(String(problem)))
      return { default: () => null }
    }
  })
}
