import { namesTheSame } from '@takt/domain/machines/automatic-reason-draft.ts'
import type { AutomaticReasonDraft, AutomaticReasonRow } from '@takt/domain/machines/model/automatic-reason.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'
import { goOnByRules, holdMachines } from './change-rules.ts'

const MOST = 1_000

/** One change at a time: whether two rules meet is asked of all of them. */
export async function lockAutomaticReasons(db: CompanyDb): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(hashtext('automatic reasons'), ${db.company_id})`)
}

/** The rules of now, whole. */
export async function automaticReasons(db: CompanyDb, where: Sql = sql`true`): Promise<AutomaticReasonRow[]> {
  return await db.many<AutomaticReasonRow>(sql`
    select rule_no, version, description, machines, set_code, only_when, weekdays, from_time, until_time, calendars,
      active
    from automatic_reason where holds_until is null and (${where}) order by from_time, rule_no limit ${MOST}`)
}

/** As somebody may see them who sees some machines only: the numbers of the others are not told. */
export async function automaticReasonsToSee(
  db: CompanyDb,
  { restricted, rule_no = null }: { restricted: boolean; rule_no?: number | null },
): Promise<AutomaticReasonRow[]> {
  const rows = await automaticReasons(db, sql`${rule_no}::int is null or rule_no = ${rule_no}`)
  if (!restricted) return rows
  const seen = new Set(
    (await db.many<{ machine_id: string }>(sql`select machine_id from machine`)).map(({ machine_id }) => machine_id),
  )
  return rows
    .map((row) => ({ ...row, machines: row.machines?.filter((id) => seen.has(id)) ?? null }))
    .filter(({ machines }) => machines === null || machines.length > 0)
}

/** Whether somebody who sees some machines only would change what others go by. */
export async function reachesBeyond(
  db: CompanyDb,
  rules: readonly Pick<AutomaticReasonDraft, 'machines'>[],
): Promise<boolean> {
  if (rules.some(({ machines }) => machines === null)) return true
  const named = [...new Set(rules.flatMap(({ machines }) => machines ?? []))]
  const seen = await db.many(sql`select 1 from machine where machine_id = any (${named})`)
  return seen.length < named.length
}

interface Changed {
  readonly machines: readonly string[]
  readonly stopsChanged: readonly string[]
}

/**
 * Puts a rule in the place of another, from a moment on that no machine has counted past. What held before is kept
 * under its own number: a day that is built again is named as it was.
 */
export async function changeAutomaticReason(
  db: CompanyDb,
  {
    rule_no,
    before,
    after,
  }: { rule_no: number; before: AutomaticReasonRow | null; after: AutomaticReasonDraft | null },
  now: number,
): Promise<Changed> {
  const version = (before?.version ?? 0) + 1
  if (before && after && namesTheSame(before, after)) {
    await db.run(sql`
      update automatic_reason set description = ${after.description}, version = ${version}
      where rule_no = ${rule_no} and holds_until is null`)
    return { machines: [], stopsChanged: [] }
  }
  const { states, at } = await holdMachines(db, machinesOf([before, after]), now)
  const moment = new Date(at).toISOString()
  if (before?.active) {
    await db.run(sql`
      update automatic_reason set holds_until = ${moment} where rule_no = ${rule_no} and holds_until is null`)
  } else if (before) {
    // It named nothing.
    await db.run(sql`delete from automatic_reason where rule_no = ${rule_no} and holds_until is null`)
  }
  if (after) {
    await db.run(sql`
      insert into automatic_reason (record_no, rule_no, version, description, machines, set_code, only_when, weekdays,
        from_time, until_time, calendars, active, holds_from)
      select coalesce(max(record_no), 0) + 1, ${rule_no}, ${version}, ${after.description}, ${after.machines}::text[],
        ${after.set_code}, ${after.only_when}::text[], ${after.weekdays}::int[], ${after.from_time},
        ${after.until_time}, ${after.calendars}::int[], ${after.active}, ${moment} from automatic_reason`)
  }
  return await goOnByRules(db, states, at)
}

function machinesOf(rules: readonly (AutomaticReasonDraft | AutomaticReasonRow | null)[]): Sql {
  const naming = rules.filter((rule) => rule?.active)
  const every = naming.some((rule) => rule?.machines === null)
  const named = [...new Set(naming.flatMap((rule) => rule?.machines ?? []))]
  return sql`select machine_id from machine where ${every} or machine_id = any (${named})`
}

/** The number of a new rule; one that a past rule had is not given again. */
export async function nextRuleNo(db: CompanyDb): Promise<number> {
  return (await db.one<{ next: number }>(sql`select coalesce(max(rule_no), 0) + 1 as next from automatic_reason`)).next
}
