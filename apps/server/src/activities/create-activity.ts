import type { ActivityDates } from '@takt/domain/activities/activity-dates.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { dayOf } from '../machines/booking/book.ts'
import type { ActivityType, RunningFacts } from './activity-types.ts'
import { causeOutputs, type Told } from './outputs.ts'

export interface NewActivity {
  readonly type: Pick<ActivityType, 'record_no' | 'duration' | 'duration_unit' | 'use_checklist' | 'part_no'>
  readonly machine_id: string
  readonly running: readonly RunningFacts[]
  readonly dates: ActivityDates
  readonly quantity: number
  readonly created_by: string
  readonly extra_info_1?: string
  readonly note?: string
  readonly use_checklist?: 0 | 1
  readonly now: number
}

/** Creates as many as are wanted, and answers their numbers and who was told. */
export async function createActivities(
  db: CompanyDb,
  given: NewActivity,
): Promise<{ record_nos: string[]; told: Told }> {
  const { type, machine_id, dates, now } = given
  const order = given.running.find(({ part_no }) => type.part_no === '' || part_no === type.part_no)
  const cycles = await cyclesToCome(db, given)
  const time = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  const record_nos: string[] = []
  const told: Told = []
  for (let count = 0; count < given.quantity; count += 1) {
    const { record_no } = await db.one<{ record_no: string }>(sql`
      insert into internal_activity (machine_id, action_id, create_date, due_date, cancel_date, cancel_cycles,
        counted_from, cycles_before, created_by, creation_no, card_no, part_no, part_type_id, op_number, tool_id,
        extra_info_1, create_note, use_checklist, checklist_no)
      values (${machine_id}, ${Number(type.record_no)}, ${time(dates.create_date)}, ${time(dates.due_date)},
        ${time(dates.cancel_date)}, ${cycles.cancel_cycles}, ${cycles.counted_from}, ${cycles.cycles_before},
        ${given.created_by},
        (select coalesce(max(x.creation_no), 0) + 1 from internal_activity x
         where x.machine_id = ${machine_id} and x.action_id = ${Number(type.record_no)}),
        ${order?.card_no ?? ''}, ${order?.part_no ?? ''}, ${order?.part_type_id ?? ''}, ${order?.op_number ?? ''},
        ${order?.tool_id ?? ''}, ${given.extra_info_1 ?? ''}, ${given.note ?? ''},
        ${Math.min(given.use_checklist ?? 1, type.use_checklist)},
        (select t.checklist_no from activity_type t where t.record_no = ${Number(type.record_no)}))
      returning record_no::text as record_no`)
    record_nos.push(record_no)
    const reached = { record_no, machine_id, action_id: type.record_no, outcome: 'created', now } as const
    told.push(...(await causeOutputs(db, reached)))
  }
  return { record_nos, told }
}

interface CyclesToCome {
  readonly cancel_cycles: number | null
  readonly counted_from: string | null
  readonly cycles_before: number
}

/** Counted from the plant day on, so that no machine's whole past is added up every few seconds. */
async function cyclesToCome(db: CompanyDb, { type, machine_id, now }: NewActivity): Promise<CyclesToCome> {
  if (type.duration_unit !== 'cycles' || type.duration === 0) {
    return { cancel_cycles: null, counted_from: null, cycles_before: 0 }
  }
  const { day } = await dayOf(db, machine_id, now)
  const { cycles } = await db.one<{ cycles: number }>(sql`
    select coalesce(sum(cycles), 0)::bigint as cycles from shift_figures
    where machine_id = ${machine_id} and day >= ${day}`)
  return { cancel_cycles: type.duration, counted_from: day, cycles_before: cycles }
}
