import { exampleIn } from '@takt/domain/dashboards/format-example.ts'
import { useCallback } from 'react'
import { useSession } from '../../data/session/session.ts'
import { useLanguage } from '../../data/words/language.ts'
import type { Say } from '../define-widget.ts'
import type { EditorPlace } from './editor-place.ts'

/** Those that draw something tell it by a sign of it. */
const signs: Readonly<Record<string, (say: Say) => string>> = {
  'status-dot': (say) => `● ${say('state.running')}`,
  'color-box': () => '■',
  'progress-bar': () => '▬▬▬▭▭',
}

/** What a value would look like in a format, in the person's language and the plant's clock; undefined where nothing tells it. */
export function useExamples(say: Say): NonNullable<EditorPlace['example']> {
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  return useCallback(
    (format, value) => signs[format]?.(say) ?? (exampleIn(format, value, { language, timeZone }) || undefined),
    [say, language, timeZone],
  )
}
