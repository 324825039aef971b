/** What a stop's reason is called, in SQL: `s` is the stop, `c` its code where there is one. */

import type { Language } from '@takt/domain/ground/languages.ts'
import { MICRO, MICRO_COLOUR } from '@takt/domain/machines/uncoded.ts'
import { text } from '@takt/texts/text.ts'
import { type Sql, sql } from '../ground/db/sql.ts'
import { textNames } from '../ground/text-names.ts'

/** A micro-stop has a name and no code that people know; a stop without a reason has neither. */
export function reasonWords(language: Language): Sql {
  return sql`case when s.stop_reason = ${MICRO} then ${microName(language)}
    else takt_name(c.names, ${language}) end`
}

export const reasonColour: Sql = sql`case when s.stop_reason = ${MICRO} then ${MICRO_COLOUR}
  else coalesce(c.stop_reason_color, 'Automatic') end`

export function microName(language: Language): string {
  return text(language, 'stops.micro')
}

export const microNames = textNames('stops.micro')
