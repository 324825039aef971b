import type { QueuedPallet } from '@takt/domain/pallets/model/pallet-queue.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** A fetched pallet is shown for so long: somebody may look whether it is gone. */
const FETCHED_SHOWN_MS = 12 * 3_600_000
const MOST_PALLETS = 500

export function palletQueue(db: CompanyDb, machine_id: string, now: number): Promise<QueuedPallet[]> {
  return db.many<QueuedPallet>(sql`
    select t.pallet_flag as record_no, f.erp_id, f.card_no, c.part_no, p.part_description, f.qty, p.unit, t.queued,
      t.state
    from pallet_transport t
      join pallet_flag f on f.record_no = t.pallet_flag
      join card c on c.card_no = f.card_no
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
    where t.machine_id = ${machine_id} and f.status = ''
      and (t.state <> 'fetched' or t.changed > ${new Date(now - FETCHED_SHOWN_MS).toISOString()})
    order by t.position, t.pallet_flag limit ${MOST_PALLETS}`)
}
