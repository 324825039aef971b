import type { Identity } from '@takt/domain/people/cover-person.ts'
import type { Holds } from '@takt/domain/people/personal-places.ts'
import { raw, type Sql, sql } from '../../ground/db/sql.ts'

interface Of {
  readonly user_id: number
  readonly was: Identity
}

/** Rows in whose column this person stands. */
export function stands(column: string, holds: Holds, { user_id, was }: Of): Sql {
  const at = raw(column)
  switch (holds) {
    case 'user':
      return sql`${at} = ${user_id}`
    case 'username':
      return sql`${at} = any (${named(was.username, was.full_name, was.employee_name)})`
    case 'employee':
      return sql`${at} = any (${named(was.employee_number)})`
    default:
      return says(sql`${at}::text`, named(...wordsOf(was), ...(holds === 'json' ? quotedOf(was) : [])))
  }
}

/** Words in which one of the names is found, in whatever case. */
export function says(words: Sql, names: readonly string[]): Sql {
  return names.reduce((all, name) => sql`${all} or strpos(lower(${words}), lower(${name})) > 0`, sql`false`)
}

export const wordsOf = ({ email, full_name, employee_name }: Identity) => named(email, full_name, employee_name)
/** As JSON writes them. */
export const quotedOf = ({ username, employee_number }: Identity) =>
  named(username, employee_number).map((name) => JSON.stringify(name))

function named(...names: readonly string[]): string[] {
  return [...new Set(names.filter((name) => name !== ''))]
}
