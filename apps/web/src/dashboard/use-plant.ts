import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { useMemo } from 'react'
import { useSession } from '../data/session/session.ts'
import { useLanguage } from '../data/words/language.ts'
import type { Plant } from './define-widget.ts'

/** The person's language, the plant's clock and its rules, as widgets are given them. */
export function usePlant(): Plant {
  const language = useLanguage()
  const session = useSession()
  return useMemo(() => {
    const settings = settingValues(session.company_settings)
    return { language, timeZone: session.time_zone, noContactSeconds: Number(settings.noContactSeconds) }
  }, [language, session])
}
