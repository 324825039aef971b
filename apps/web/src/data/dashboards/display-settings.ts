/** What a company has said about its displays, for everybody. */
import { type DisplaySettings, readDisplaySettings } from '@takt/domain/machines/overview/display-settings.ts'
import { useEffect, useMemo } from 'react'
import type { CallFailure } from '../call/call.ts'
import { logEntry } from '../call/client-log.ts'
import { useLoad } from '../call/use-load.ts'

/** Where they lie: one configuration of the company. */
export const DISPLAY_SETTINGS = {
  system_function: 'additional_display_settings',
  template: 'default',
  scope: 'default',
} as const

interface CompanyDisplay {
  readonly settings: DisplaySettings
  /** False until it is known what was saved. */
  readonly ready: boolean
  readonly error: CallFailure | null
}

/** Nothing waits for them: a screen works without, and text that is no JSON counts as {}. */
export function useDisplaySettings(): CompanyDisplay {
  const { rows, error } = useLoad('get_config', DISPLAY_SETTINGS, { reloadOn: ['ConfigChanged'] })
  const value = (rows?.[0]?.config as { value?: unknown } | undefined)?.value
  const display = useMemo(() => readDisplaySettings(value), [value])
  useEffect(() => {
    if (display.broken) logEntry('error', 'display', 'The additional display settings are no JSON; they count as {}.')
  }, [display])
  return { settings: display.settings, ready: rows !== undefined || error !== null, error }
}
