import type { SetupCode, SetupPlace } from '@takt/domain/stops/setup.ts'
import type { CallContext } from '../ground/call/handle.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { type StoredStop, stopThatGoesOn } from './coding.ts'

export interface PlaceAtMachine extends SetupPlace {
  readonly stop: StoredStop | null
}

/** What goes on at a machine, as the rules of setup ask for it. The machine is locked. */
export async function setupPlace(
  machine_id: string,
  { db, now, session: user }: Pick<CallContext, 'db' | 'now' | 'session'>,
): Promise<PlaceAtMachine | null> {
  const stop = await stopThatGoesOn(db, machine_id, now)
  const machine = await db.maybe<{ special_functions: number[]; has_order: boolean; in_setup: boolean }>(sql`
    select m.special_functions,
      exists (select from order_run r where r.machine_id = m.machine_id and r.end_time is null) as has_order,
      exists (select from stop_code c where c.stop_code = ${stop?.stop_reason ?? ''} and c.setup_time = 1) as in_setup
    from machine m where m.machine_id = ${machine_id} and m.active`)
  if (!machine) return null
  const { has_order, in_setup, special_functions } = machine
  return {
    machine: { special_functions },
    stop,
    in_setup,
    has_order,
    setup_codes: await setupCodes(db, machine_id),
    user,
  }
}

function setupCodes(db: CompanyDb, machine_id: string): Promise<SetupCode[]> {
  return db.many<SetupCode>(sql`
    select c.stop_code, g.security_level
    from stop_code c join stop_group g on g.code = c.group_id
    where c.setup_time = 1 and c.active and (c.machines is null or ${machine_id} = any (c.machines))
    order by g.view_order, g.code, c.record_no`)
}

export interface ApprovedOrder {
  readonly machine_id: string
  readonly card_no: string
  readonly p_order: number
  readonly first_piece_time: string
}

/** What was said at the start stays where nobody says otherwise. A later setup of the same run has another approval, in the audit trail; the first piece of the run stays the first. */
export async function approveRunningOrders(
  db: CompanyDb,
  machine_id: string,
  approval: { at: number; employee: string; setup_type: string; setup_note: string },
): Promise<ApprovedOrder[]> {
  const { employee, setup_type, setup_note } = approval
  await db.run(sql`
    update order_run set first_piece_time = ${new Date(approval.at).toISOString()}, emp_first_piece_wo = ${employee},
      setup_type = coalesce(nullif(${setup_type}, ''), setup_type), setup_note = ${setup_note}
    where machine_id = ${machine_id} and end_time is null and first_piece_time is null`)
  return await db.many<ApprovedOrder>(sql`
    select machine_id, card_no, p_order, first_piece_time from order_run
    where machine_id = ${machine_id} and end_time is null order by start_time, p_order`)
}
