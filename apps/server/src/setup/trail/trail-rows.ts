import type { TrailFilter, TrailRow } from '@takt/contract/setup/trail-filter.ts'
import { companySettingNames } from '@takt/domain/ground/company-settings.ts'
import { addDays } from '@takt/domain/ground/dates.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { momentOf } from '@takt/domain/ground/zone-time.ts'
import {
  type TrailThing,
  type TrailVerb,
  trailKinds,
  trailThings,
  trailVerbs,
} from '@takt/domain/setup/trail-things.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { z } from 'zod'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'
import { toldEntries } from './told-entries.ts'

type Filter = z.output<typeof TrailFilter>
type Entry = Omit<z.output<typeof TrailRow>, 'changes' | 'called'> & {
  readonly before: unknown
  readonly after: unknown
}

export interface Page {
  readonly zone: string
  /** In which the reader reads the entries, and looks for their words. */
  readonly language: Language
  readonly most: number
  /** The id of the last entry that is there. */
  readonly after?: string | undefined
}

/** Entries that hold to the filter, the latest first. */
export async function trailRows(db: CompanyDb, filter: Filter, page: Page): Promise<z.input<typeof TrailRow>[]> {
  const entries = await db.many<Entry>(sql`
    select (extract(epoch from a.at) * 1000000)::bigint || '-' || a.audit_id as id, a.at, a.username, ${nameOf} as who,
      a.what, a.key, a.address, a.session, a.reason, a.before, a.after
    from audit a left join app_user u on u.company_id = a.company_id and u.username = a.username
    where ${withinDays(filter, page.zone)} ${behind(page.after)} ${about(filter)} ${saying(filter.words, page.language)}
    order by a.at desc, a.audit_id desc limit ${page.most}`)
  const told = await toldEntries(db, entries, { language: page.language, time_zone: page.zone })
  return entries.map(({ before, after, ...entry }, at) => ({ called: entry.key, changes: [], ...entry, ...told[at] }))
}

export async function trailPeople(db: CompanyDb, days: Pick<Filter, 'from_day' | 'to_day'>, zone: string) {
  return await db.many<{ username: string; who: string }>(sql`
    select distinct a.username, ${nameOf} as who
    from audit a left join app_user u on u.company_id = a.company_id and u.username = a.username
    where ${withinDays(days, zone)} and a.username <> '' order by who, username`)
}

const nameOf = sql`coalesce(nullif(u.full_name, ''), a.username)`

function withinDays({ from_day, to_day }: Pick<Filter, 'from_day' | 'to_day'>, zone: string): Sql {
  const moment = (day: string) => new Date(momentOf(day, 0, zone)).toISOString()
  return sql`a.at >= ${moment(from_day)} and a.at < ${moment(addDays(to_day, 1))}`
}

/** By the microsecond, as the database orders them. */
function behind(id: string | undefined): Sql {
  if (id === undefined) return sql``
  const [microseconds, audit_id] = id.split('-').map(Number)
  return sql`and (a.at, a.audit_id) < ('epoch'::timestamptz + ${microseconds}::bigint * interval '1 microsecond', ${audit_id}::bigint)`
}

function about({ username, kind, thing }: Filter): Sql {
  const person = username === undefined ? sql`` : sql`and a.username = ${username}`
  const things = thing !== undefined ? [thing] : kind !== undefined ? [...trailKinds[kind]] : null
  return things === null ? person : sql`${person} and split_part(a.what, '.', 1) = any (${things})`
}

function saying(words: string, language: Language): Sql {
  const wanted = words.split(/\s+/).filter((word) => word !== '')
  return wanted.reduce((all, word) => {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    const { things, verbs, settings } = deedsSaid(word, language)
    return sql`${all} and (
      concat_ws(' ', a.username, u.full_name, a.what, a.key, a.reason, a.address, a.session, a.before, a.after) ilike ${like}
      or split_part(a.what, '.', 1) = any (${things}) or split_part(a.what, '.', 2) = any (${verbs})
      or (a.what = 'setting.changed' and a.key = any (${settings})))`
  }, sql``)
}

/** The entries keep names of their own for what was done; people look for the words that they read. */
function deedsSaid(word: string, language: Language): { things: TrailThing[]; verbs: TrailVerb[]; settings: string[] } {
  const wanted = word.replace(/:$/, '').toLocaleLowerCase(language)
  const says = (key: TextKey) => text(language, key).toLocaleLowerCase(language).includes(wanted)
  return {
    things: trailThings.filter((thing) => says(`trail.thing.${thing}`)),
    verbs: trailVerbs.filter((verb) => says(`trail.did.${verb}`)),
    settings: companySettingNames.filter((name) => says(`company-setting.${name}`)),
  }
}
