import { unitWord } from '@takt/domain/ground/by-unit.ts'
import { localDate, localMinutes } from '@takt/domain/ground/zone-time.ts'
import type { Label } from '@takt/domain/pallets/label.ts'
import { text } from '@takt/texts/text.ts'
import type { CallContext } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import type { CardToPrint } from '../card-to-print.ts'
import type { MadeFlag } from '../make-flags.ts'

interface Print {
  /** Without one it is a label of the order. */
  readonly flag?: MadeFlag
  readonly copies: number
  readonly printer_no: string
  readonly copy?: boolean
}

/** A label that waits for its printer, with what stands on it now. Answers the number of the job. */
export async function queuePrint(
  { db, session, now }: Pick<CallContext, 'db' | 'session' | 'now'>,
  card: CardToPrint,
  { flag, copies, printer_no, copy = false }: Print,
): Promise<number> {
  const quantity = flag ? `${flag.qty} ${unitWord(card.unit, text(session.language, 'unit.pieces'))}` : ''
  const label: Label = {
    kind: flag ? 'flag' : 'label',
    company_name: session.company_name,
    work_order_no: card.work_order_no,
    card_no: card.card_no,
    part_no: card.part_no,
    part_description: card.part_description,
    op_number: card.op_number,
    machine_id: card.machine_id,
    quantity,
    erp_id: flag?.erp_id ?? '',
    flag_type: flag?.flag_type ?? '',
    copy,
    printed: onTheClock(now, session.time_zone),
  }
  const print_text = [card.work_order_no, card.part_no, quantity, flag?.erp_id].filter(Boolean).join(' · ')
  const { record_no } = await db.one<{ record_no: number }>(sql`
    insert into print_job (machine_id, card_no, kind, pallet_flag, pallet_flag_type, print_text, label, copies,
      printer_no, queued, queued_by)
    values (${card.machine_id}, ${card.card_no}, ${label.kind}, ${flag?.record_no ?? null}, ${label.flag_type},
      ${print_text}, ${JSON.stringify(label)}, ${copies}, ${printer_no}, ${new Date(now).toISOString()},
      ${session.username})
    returning record_no`)
  return record_no
}

/** A label of no order, to see that a printer prints. */
export async function queueTestLabel(
  { db, session, now }: Pick<CallContext, 'db' | 'session' | 'now'>,
  { printer_no, title }: { readonly printer_no: string; readonly title: string },
): Promise<number> {
  const label: Label = {
    kind: 'label',
    company_name: session.company_name,
    part_no: title,
    part_description: printer_no,
    printed: onTheClock(now, session.time_zone),
    ...{ work_order_no: '', card_no: '', op_number: '', machine_id: '', quantity: '' },
    ...{ erp_id: '', flag_type: '', copy: false },
  }
  const { record_no } = await db.one<{ record_no: number }>(sql`
    insert into print_job (kind, print_text, label, copies, printer_no, queued, queued_by)
    values ('test', ${title}, ${JSON.stringify(label)}, 1, ${printer_no}, ${new Date(now).toISOString()},
      ${session.username})
    returning record_no`)
  return record_no
}

function onTheClock(at: number, zone: string): string {
  const minutes = localMinutes(at, zone)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${localDate(at, zone)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
