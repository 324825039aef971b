import { MOST_OF_A_PLACE } from '@takt/contract/people/export_person.ts'
import { onlyHashes, personalPlaces } from '@takt/domain/people/personal-places.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { raw, type Sql, sql } from '../../ground/db/sql.ts'
import type { Person } from './find-person.ts'
import { quotedOf, says, stands, wordsOf } from './person-conditions.ts'

interface Place {
  readonly place: string
  readonly cut: boolean
  readonly rows: Record<string, unknown>[]
}

/** Everything in which a person stands, place by place. What opens something (hashes, tokens) is no part of it. */
export async function collectPerson(db: CompanyDb, { user_id, identity: was }: Person): Promise<Place[]> {
  const columns = await readableColumns(db)
  const found: Place[] = []
  const collect = async (place: string, where: Sql) => {
    const readable = columns.get(place) ?? []
    if (readable.length === 0) return
    const names = raw(readable.map((name) => `"${name}"`).join(', '))
    const rows = await db.many<Record<string, unknown>>(
      sql`select ${names} from ${raw(place)} where ${where} limit ${MOST_OF_A_PLACE + 1}`,
    )
    if (rows.length === 0) return
    found.push({ place, cut: rows.length > MOST_OF_A_PLACE, rows: rows.slice(0, MOST_OF_A_PLACE) })
  }
  for (const [table, place] of Object.entries(personalPlaces)) {
    if (onlyHashes.includes(table)) continue
    const readable = Object.entries(place.columns).filter(([column]) => columns.get(table)?.includes(column))
    const standing = readable.reduce(
      (all, [column, holds]) => sql`${all} or ${stands(column, holds, { user_id, was })}`,
      sql`false`,
    )
    await collect(table, sql`${raw(place.only ?? 'true')} and (${standing})`)
  }
  const words = [...wordsOf(was), ...quotedOf(was)].filter((name) => name !== '')
  await collect(
    'audit',
    sql`username = ${was.username} or string_to_array(key, '/') && ${[was.username]}::text[]
      or ${says(sql`concat_ws(' ', key, reason, before, after)`, words)} order by at desc`,
  )
  return found
}

/** What the application's role may read, without what is kept as bytes. */
async function readableColumns(db: CompanyDb): Promise<Map<string, string[]>> {
  const rows = await db.many<{ place: string; columns: string[] }>(sql`
    select c.relname as place, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname not in ('company_id', 'salt')
      and a.atttypid <> 'bytea'::regtype and has_column_privilege(c.oid, a.attnum, 'select')
    group by c.relname`)
  return new Map(rows.map(({ place, columns }) => [place, columns]))
}
