import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import { erpIdOf, ssccStem } from '@takt/domain/pallets/sscc.ts'
import type { CallContext } from '../ground/call/handle.ts'
import { sql } from '../ground/db/sql.ts'
import type { CardToPrint } from './card-to-print.ts'

export interface MadeFlag {
  readonly record_no: number
  readonly erp_id: string
  readonly qty: number
  readonly flag_type: string
}

/** One flag for each quantity, with the next numbers of the company. The card is locked by the caller. */
export async function makeFlags(
  { db, session, now }: Pick<CallContext, 'db' | 'session' | 'now'>,
  card: CardToPrint,
  of: { readonly quantities: readonly number[]; readonly flag_type: string; readonly employee: string },
): Promise<MadeFlag[] | Refusal> {
  const settings = settingValues(session.company_settings)
  const stem = ssccStem({ extension: settings.ssccExtensionDigit, prefix: settings.ssccCompanyPrefix })
  if (isRefusal(stem)) return stem
  const count = of.quantities.length
  const { last_serial } = await db.one<{ last_serial: number }>(sql`
    insert into sscc_serial as s (stem, last_serial) values (${stem}, ${count})
    on conflict (company_id, stem) do update set last_serial = s.last_serial + excluded.last_serial
    returning last_serial`)
  const { printed } = await db.one<{ printed: number }>(sql`
    select coalesce(max(print_order), 0)::int as printed from pallet_flag where card_no = ${card.card_no}`)
  const made: MadeFlag[] = []
  for (const [at, qty] of of.quantities.entries()) {
    const erp_id = erpIdOf(stem, last_serial - count + at + 1)
    if (isRefusal(erp_id)) return erp_id
    const { record_no } = await db.one<{ record_no: number }>(sql`
      insert into pallet_flag (machine_id, card_no, print_order, erp_id, qty, erp_status, flag_type, employee, created,
        created_by)
      values (${card.machine_id}, ${card.card_no}, ${printed + at + 1}, ${erp_id}, ${qty}, ${card.in_erp ? 'W' : 'N'},
        ${of.flag_type}, ${of.employee}, ${new Date(now).toISOString()}, ${session.username})
      returning record_no`)
    made.push({ record_no, erp_id, qty, flag_type: of.flag_type })
  }
  return made
}
