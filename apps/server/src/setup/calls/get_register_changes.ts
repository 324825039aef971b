import { getRegisterChanges } from '@takt/contract/setup/get_register_changes.ts'
import type { Described } from '@takt/domain/ground/registers/define-register.ts'
import { type FieldChange, rowChanges } from '@takt/domain/ground/registers/row-changes.ts'
import { describedNamed } from '@takt/domain/setup/registers.ts'
import { isRecord, trailChanges } from '@takt/domain/setup/trail-changes.ts'
import { handle } from '../../ground/call/handle.ts'
import { mustHave } from '../../ground/call/must-have.ts'
import { sql } from '../../ground/db/sql.ts'
import { toldEntries } from '../trail/told-entries.ts'

/** Who looks further back asks for one row. */
const MOST_CHANGES = 200

interface Entry {
  readonly id: string
  readonly at: string
  readonly who: string
  readonly what: string
  readonly key: string
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

/** How the audit calls what was done to a row. */
const verbs = {
  added: ['added', 'created'],
  changed: ['changed', 'saved', 'renamed', 'switched'],
  removed: ['removed', 'deleted', 'revoked'],
} as const

export default handle(getRegisterChanges, async ({ register: name, key, only }, { db, session }) => {
  const register = describedNamed(name)
  if (register.readBy) mustHave(session, register.readBy)
  // Of what an entry holds besides, nobody finds out by asking for it.
  if (only && !(only.field in register.fields)) return []
  const whats = Object.values(verbs).flatMap((words) => words.map((word) => `${name}.${word}`))
  const ofRow = key === undefined ? sql`` : sql`and key = ${key}`
  const having = only ? sql`and coalesce(after ->> ${only.field}, before ->> ${only.field}) = ${only.value}` : sql``
  const own = session.machine_restrictions
  const seen = register.isOfMachines && own.length > 0 ? sql`and split_part(key, '/', 1) = any (${own})` : sql``
  const entries = await db.many<Entry>(sql`
    select audit_id::text as id, at, coalesce(nullif(u.full_name, ''), a.username) as who, what, key, before, after
    from audit a left join app_user u using (company_id, username)
    where what = any (${whats}) ${ofRow} ${having} ${seen}
    order by at desc, audit_id desc limit ${MOST_CHANGES}`)
  const told = await toldEntries(db, entries, session, ({ what, before, after }) =>
    whatOf(what, before !== null) === 'changed' ? changesOf(register, before, after) : [],
  )
  return entries.map(({ what, before, after, ...rest }, at) => {
    const called = (after ?? before)?.[register.key] ?? rest.key
    return { ...rest, what: whatOf(what, before !== null), called, changes: told[at]?.changes ?? [] }
  })
})

/** A setting is one value, and no record of fields. */
function changesOf(register: Described, before: Entry['before'], after: Entry['after']): FieldChange[] {
  return isRecord(before ?? after) ? rowChanges(register, before, after) : trailChanges(before, after)
}

function whatOf(entry: string, wasThere: boolean): keyof typeof verbs {
  const word = entry.slice(entry.indexOf('.') + 1)
  const is = (words: readonly string[]) => words.includes(word)
  if (is(verbs.removed)) return 'removed'
  // What was saved is one or the other.
  return is(verbs.added) || (word === 'saved' && !wasThere) ? 'added' : 'changed'
}
