import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { isPrintBlocked } from '@takt/domain/pallets/print-quantity.ts'
import type { CallContext } from '../ground/call/handle.ts'
import { sql } from '../ground/db/sql.ts'

/** An order as its flags and labels show it. */
export interface CardToPrint {
  readonly card_no: string
  readonly machine_id: string
  readonly work_order_no: string
  readonly part_no: string
  readonly part_description: string
  readonly op_number: string
  readonly unit: string
  readonly planned_op_qty: number
  /** Pieces on a full pallet; 0 = not known. */
  readonly pack_qty: number
  readonly status: 'planned' | 'running' | 'finished'
  readonly print_prepared: 0 | 1
  readonly other_info_8: string
  readonly in_erp: boolean
  readonly running: boolean
}

/**
 * The card, locked: two who print at once get flags one after the other. A blocked print goes on only when somebody says
 * so, and that is kept with their name.
 */
export async function cardToPrint(
  { db, audit }: Pick<CallContext, 'db' | 'audit'>,
  of: { readonly machine_id: string; readonly card_no: string; readonly print_anyway: boolean },
): Promise<CardToPrint | Refusal> {
  const { machine_id, card_no, print_anyway } = of
  await db.run(sql`select 1 from card where card_no = ${card_no} for update`)
  const card = await db.maybe<CardToPrint>(sql`
    select c.card_no, c.machine_id, c.work_order_no, c.part_no, p.part_description, c.op_number, p.unit,
      c.planned_op_qty, p.pack_qty, c.status, c.print_prepared, c.other_info_8, c.in_erp,
      exists (select from order_run r where r.card_no = c.card_no and r.machine_id = c.machine_id and r.end_time is null)
        as running
    from card c join part p on p.part_no = c.part_no and p.op_number = c.op_number
    where c.card_no = ${card_no} and c.machine_id = ${machine_id}`)
  if (!card) return { refusal: 'card-not-found', values: { card_no, machine_id } }
  if (isPrintBlocked(card)) {
    if (!print_anyway) return { refusal: 'print-blocked', values: { card_no } }
    audit({ what: 'print.block-overridden', key: card_no, after: { machine_id } })
  }
  return card
}

/** The same for an order that runs; others are printed whole, from the plan. */
export async function runningCardToPrint(
  context: Pick<CallContext, 'db' | 'audit'>,
  of: { readonly machine_id: string; readonly card_no: string; readonly print_anyway: boolean },
): Promise<CardToPrint | Refusal> {
  const card = await cardToPrint(context, of)
  if ('refusal' in card || card.running) return card
  return { refusal: 'order-not-running', values: { card_no: of.card_no, machine_id: of.machine_id } }
}
