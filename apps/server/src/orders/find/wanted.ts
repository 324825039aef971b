import { plain } from '@takt/domain/ground/find/how-well.ts'
import { MOST_OF_A_KIND } from '@takt/domain/ground/find/rank-found.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'

/** What was typed, as the database is asked for it. */
export interface Wanted {
  /** As a number may be written: numbers are compared with their capitals, so that an index finds them. */
  readonly spellings: readonly string[]
  /** In small letters. */
  readonly words: readonly string[]
}

/** A few more than are shown: the browser says which of them are the best. */
export const MOST_FOUND = 2 * MOST_OF_A_KIND

export function wantedOf(text: string): Wanted {
  const typed = text.trim().replace(/\s+/g, ' ')
  return {
    spellings: [...new Set([typed, typed.toUpperCase(), typed.toLowerCase()])],
    words: plain(text).split(' '),
  }
}

/** Behind everything that numbers are written with. */
const LAST = '\uffff'

/**
 * The spellings with the end of what begins like each. A range is answered by an index; a pattern is not, behind the
 * security of rows, and would have to hide its wildcards.
 */
export function beginnings({ spellings }: Wanted): Sql {
  const ends = spellings.map((one) => one + LAST)
  return sql`unnest(${spellings as string[]}::text[], ${ends}::text[]) s (first, last)`
}

/** Whether it is one of the spellings, or begins like one: 0, 1 or 2 for neither. */
export function howNumber(column: Sql, { spellings }: Wanted): Sql {
  return sql`case when ${column} = any (${spellings as string[]}::text[]) then 0
    when exists (select from unnest(${spellings as string[]}::text[]) s where starts_with(${column}, s)) then 1
    else 2 end`
}

/** Every word occurs in it; `strpos` knows no wildcards. */
export function hasWords(text: Sql, { words }: Wanted): Sql {
  return words.map((word) => sql`strpos(lower(${text}), ${word}) > 0`).reduce((all, one) => sql`${all} and ${one}`)
}
