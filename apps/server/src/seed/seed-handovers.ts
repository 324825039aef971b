import type { Language } from '@takt/domain/ground/languages.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { exampleHandovers, leaders, type PlantHandover } from '@takt/example-plant/handovers.ts'
import { keepSignature, type Signer, type ToSign } from '../ground/call/sign-record.ts'
import { writeAudit } from '../ground/call/write-audit.ts'
import { type CompanyDb, withCompany } from '../ground/db/company-db.ts'
import { type ConnectionSettings, type Connections, openConnections } from '../ground/db/connections.ts'
import { sql } from '../ground/db/sql.ts'
import type { FoundShift } from '../reports/handover/find-shift.ts'
import { gatherHandover } from '../reports/handover/gather-handover.ts'
import { earliestDay, handoverPlace, shiftsOfPlace } from '../reports/handover/place-of-handover.ts'
import { lockedHandover, writeHandover, writeTakingOver } from '../reports/handover/write-handover.ts'

const MINUTE_MS = 60_000
const TERMINAL = 'device'

interface Plant {
  readonly company: { readonly company_id: number; readonly time_zone: string; readonly language: Language }
}

/** After the history, whose figures they freeze: written and signed by the same code as those of people. */
export async function seedHandovers(settings: ConnectionSettings, plant: Plant, now: number): Promise<void> {
  const connections = openConnections(settings)
  try {
    for (const handover of exampleHandovers) await seedHandover(connections, plant, { handover, now })
  } finally {
    await connections.close()
  }
}

async function seedHandover(
  connections: Connections,
  { company }: Plant,
  { handover, now }: { readonly handover: PlantHandover; readonly now: number },
): Promise<void> {
  const { company_id } = company
  const readOnly = { company_id, machine_restrictions: [], readOnly: true }
  const found = await withCompany(connections, readOnly, (db) => endedShift(db, company, { handover, now }))
  if (!found) return
  const { to, shift } = found.shift
  const next = (shift % 3) + 1
  const at = (minutes: number) => ({
    company_id,
    machine_restrictions: [],
    by: { username: TERMINAL, address: '', session: '', now: to + minutes * MINUTE_MS },
  })
  const handover_no = await withCompany(connections, at(-5), async (db) => {
    const gathered = await gatherHandover(db, { ...found, now: to - 5 * MINUTE_MS, time_zone: company.time_zone })
    const { figures, notes } = gathered
    const { remark, remarks } = handover
    const words = { remark, remarks: [...remarks], notes }
    return await asSigned(db, { by: leaders[shift] ?? '', company }, async (by) => {
      const written = await writeHandover(by, found, { figures, words })
      return written && { answer: written.handover_no, toSign: written.toSign }
    })
  })
  if (handover_no === null || !handover.taken_over) return
  await withCompany(connections, at(5), (db) =>
    asSigned(db, { by: leaders[next] ?? '', company }, async (by) => {
      const row = await lockedHandover(db, handover_no)
      return row ? { answer: handover_no, toSign: await writeTakingOver(by, row) } : null
    }),
  )
}

async function endedShift(
  db: CompanyDb,
  { time_zone }: Plant['company'],
  { handover, now }: { readonly handover: PlantHandover; readonly now: number },
): Promise<FoundShift | null> {
  const session = { time_zone, machine_restrictions: [] }
  const place = await handoverPlace(db, { place_type: 'department', place: handover.department }, { session, now })
  if (isRefusal(place)) return null
  const shifts = await shiftsOfPlace(db, place, { from: earliestDay(now, time_zone), now, session })
  const ended = shifts.filter(({ to }) => to <= now).sort((one, other) => other.to - one.to)
  const shift = ended[handover.shifts_ago - 1]
  return shift ? { place, shift } : null
}

type Doing = Parameters<typeof writeHandover>[0]

/** As a call does it: what was done, its signature, and both in the trail. */
async function asSigned(
  db: CompanyDb,
  { by, company }: { readonly by: string } & Plant,
  act: (by: Doing) => Promise<{ readonly answer: number; readonly toSign: ToSign } | null>,
): Promise<number | null> {
  const signer = await employeeSigning(db, by)
  const entries: Parameters<Doing['audit']>[0][] = []
  const audit: Doing['audit'] = (entry) => entries.push(entry)
  const done = await act({ db, audit, signer, reader: company })
  if (!done) return null
  await keepSignature({ db, audit, language: company.language }, done.toSign, signer)
  await writeAudit(db, entries)
  return done.answer
}

async function employeeSigning(db: CompanyDb, employee: string): Promise<Signer> {
  const { name } = await db.one<{ name: string }>(
    sql`select employee_name as name from employee where employee_number = ${employee}`,
  )
  return { name, employee }
}
