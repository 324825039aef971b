import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { lockMachines } from '../machine-states.ts'
import { type CardRow, lockCard } from './cards.ts'

/** The card of an order that runs on the machine, both locked; or why not. */
export async function runningCard(
  db: CompanyDb,
  { machine_id, card_no }: { machine_id: string; card_no: string },
): Promise<CardRow | Refusal> {
  await lockMachines(db, [machine_id])
  const card = await lockCard(db, card_no)
  if (card?.running && card.machine_id === machine_id) return card
  return { refusal: 'order-not-running', values: { card_no, machine_id } }
}
