import type { PalletFlag } from '@takt/domain/orders/model/pallet-flag.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

/** More than stand at a machine, or belong to one order. */
const MOST_FLAGS = 1000

type Row = Omit<PalletFlag, 'goodQty' | 'confirmed'> & { readonly confirmed: string | null }

/** Flags that `where` lets through, the oldest first; `f` is the flag. */
export async function palletFlags(db: CompanyDb, where: Sql): Promise<PalletFlag[]> {
  const rows = await db.many<Row>(sql`
    select f.record_no as "recordNo", f.machine_id, f.card_no as "cardNo", c.work_order_no as "workOrderNo",
      c.part_no as "partNo", c.op_number as "opNumber", f.print_order as "printOrder", f.erp_id as "erpId",
      f.erp_status as "erpStatus", f.qty, f.status, f.flag_type, f.created, f.confirmed,
      coalesce(m.last_error, '') as last_error
    from pallet_flag f
      join card c on c.card_no = f.card_no
      left join erp_message m on m.subject = 'pallet_flag_history' and m.record_no = f.record_no and m.status <> 'T'
    where ${where} order by f.record_no limit ${MOST_FLAGS}`)
  return rows.map((row) => ({ ...row, goodQty: row.qty, confirmed: row.confirmed ?? '' }))
}

/** The same, locked: of two who confirm or change one flag at once the second sees what the first one did. */
export async function lockFlags(
  db: CompanyDb,
  { machine_id, record_nos }: { readonly machine_id: string; readonly record_nos: readonly number[] },
): Promise<PalletFlag[]> {
  const wanted = sql`f.machine_id = ${machine_id} and f.record_no = any (${record_nos as number[]}::bigint[])`
  await db.run(sql`select 1 from pallet_flag f where ${wanted} order by f.record_no for update`)
  return await palletFlags(db, wanted)
}

/** Pieces on the flags of an order, besides one of them; cancelled ones say nothing. */
export async function piecesOnFlags(db: CompanyDb, card_no: string, besides = 0): Promise<number> {
  const { pieces } = await db.one<{ pieces: number }>(sql`
    select coalesce(sum(qty), 0) as pieces from pallet_flag
    where card_no = ${card_no} and status = '' and record_no <> ${besides}`)
  return pieces
}
