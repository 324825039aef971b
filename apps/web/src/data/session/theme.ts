/** The looks of this browser: who is signed in, what the installation's file says, what the person chose. */
import type { Brightness } from '@takt/domain/ground/personal-choices.ts'
import {
  defaultTheme,
  readSettingsFile,
  readTheme,
  type ThemeValues,
  themeOf,
} from '@takt/domain/ground/theme/company-theme.ts'
import { currentSession, subscribeSession } from '../../device/session-store.ts'
import { logEntry } from '../call/client-log.ts'
import { personalChoice } from './personal-choice.ts'

const readBrightness = (stored: unknown): Brightness => (stored === 'light' || stored === 'dark' ? stored : 'system')
export const brightness = personalChoice('brightness', { name: 'brightness', read: readBrightness, beforeSignIn: true })
/** A person's own values over the company's, set on the theme page. */
export const ownTheme = personalChoice('look', { name: 'theme', read: (stored) => readTheme(stored).values })

let file: ThemeValues = {}

/** Missing or unreadable it is ignored: the product starts with its own looks. */
export async function loadSettingsFile(): Promise<void> {
  try {
    const response = await fetch('/settings.json', { credentials: 'same-origin' })
    if (!response.ok) return
    const { values, refused } = readSettingsFile(await response.json())
    file = values
    if (refused.length > 0) console.warn(`settings.json: ignored ${refused.join(', ')}`)
    applyTheme()
  } catch (problem) {
    console.warn('settings.json could not be read; the built-in theme is used')
    logEntry('warning', 'theme', `settings.json: ${String(problem)}`)
  }
}

export function currentTheme() {
  const session = currentSession()
  if (!session) return themeOf({ file })
  return themeOf({ file, company: readTheme(session.theme).values, user: readTheme(ownTheme.get()).values })
}

export function applyTheme(): void {
  const theme = currentTheme()
  const { dataset, style } = document.documentElement
  const chosen = brightness.get()
  if (chosen === 'system') delete dataset.theme
  else dataset.theme = chosen
  dataset.layout = theme.layout
  dataset.font = theme.font
  dataset.bottomnav = theme.bottomnav
  dataset.animations = theme.showWarningAnimations ? 'on' : 'off'
  if (theme.color === defaultTheme.color) style.removeProperty('--accent')
  else style.setProperty('--accent', theme.color)
}

export function keepThemeApplied(): void {
  applyTheme()
  subscribeSession(applyTheme)
  brightness.subscribe(applyTheme)
  // Paper is white: writing for a dark screen would not be seen on it.
  window.addEventListener('beforeprint', () => {
    document.documentElement.dataset.theme = 'light'
  })
  window.addEventListener('afterprint', applyTheme)
}
