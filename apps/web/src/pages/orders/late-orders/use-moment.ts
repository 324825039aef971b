import { serverNow } from '../../../data/live/live.ts'
import { useSession } from '../../../data/session/session.ts'
import { sinceText } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'

/** A moment inside a sentence of a narrow card: Wed 18 Nov 12:15, never on two lines. */
export function useMoment(): (at: string) => string {
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  return (at) => sinceText(Date.parse(at), { language, timeZone, now: serverNow() }).replaceAll(' ', '\u00a0')
}
