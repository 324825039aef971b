import type { Presence, SignedIn } from '@takt/domain/people/sign-in-shares.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { lockMachines } from '../machines/machine-states.ts'
import { doAtMachine } from '../machines/operator-events.ts'

export interface EmployeeToSignIn {
  readonly employee_number: string
  readonly employee_name: string
  readonly allow_sign_in: boolean
}

/**
 * A person's share concerns all machines they are at, also those that whoever signs them in may not see. What is
 * answered from here is filtered by the caller.
 */
export async function withAllMachines<T>(db: CompanyDb, work: () => Promise<T>): Promise<T> {
  const { machines } = await db.one<{ machines: string }>(
    sql`select current_setting('app.machines', true) as machines, set_config('app.machines', '', true)`,
  )
  const result = await work()
  await db.run(sql`select set_config('app.machines', ${machines}, true)`)
  return result
}

/** The employee, locked: two terminals that sign one person in at once must not both count a whole person. */
export async function lockEmployee(db: CompanyDb, employee_number: string): Promise<EmployeeToSignIn | null> {
  return await db.maybe<EmployeeToSignIn>(sql`
    select employee_number, employee_name, allow_sign_in from employee
    where employee_number = ${employee_number} and active for no key update`)
}

export async function placesOf(db: CompanyDb, employee_number: string): Promise<SignedIn[]> {
  const rows = await db.many<{ machine_id: string; signed_in: string }>(sql`
    select machine_id, signed_in from attendance where employee_number = ${employee_number} and until is null
    order by machine_id`)
  return rows.map(({ machine_id, signed_in }) => ({ machine_id, signed_in: Date.parse(signed_in) }))
}

/** Ends the old presence, begins the new one, and tells each machine where somebody came or went how many are there. */
export async function movePerson(
  db: CompanyDb,
  employee_number: string,
  on: { present: readonly SignedIn[]; presence: Presence; now: number },
): Promise<void> {
  const { present, presence } = on
  const before = present.map(({ machine_id }) => machine_id)
  const all = [...new Set([...before, ...presence.stays])].sort()
  const states = await lockMachines(db, all)
  const at = Math.max(on.now, ...[...states.values()].map(({ counted_to }) => counted_to))
  const moment = new Date(at).toISOString()
  await db.run(sql`
    delete from attendance where employee_number = ${employee_number} and until is null and since >= ${moment}`)
  await db.run(sql`
    update attendance set until = ${moment} where employee_number = ${employee_number} and until is null`)
  const signedIn = new Map(present.map((place) => [place.machine_id, new Date(place.signed_in).toISOString()]))
  await db.run(sql`
    insert into attendance (machine_id, employee_number, since, share, signed_in)
    select machine_id, ${employee_number}, ${moment}, ${presence.share}, signed_in
    from unnest(${presence.stays as string[]}::text[],
      ${presence.stays.map((machine_id) => signedIn.get(machine_id) ?? moment)}::timestamptz[]) as n (machine_id, signed_in)`)
  const came = presence.stays.filter((machine_id) => !before.includes(machine_id))
  for (const machine_id of [...came, ...presence.leaves].sort()) await tellMachine(db, machine_id, at)
}

async function tellMachine(db: CompanyDb, machine_id: string, now: number): Promise<void> {
  const { people } = await db.one<{ people: number }>(
    sql`select count(*)::int as people from attendance where machine_id = ${machine_id} and until is null`,
  )
  await doAtMachine(db, machine_id, { event: { kind: 'people', value: people }, now })
}
