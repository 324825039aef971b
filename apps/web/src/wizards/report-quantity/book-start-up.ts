import type { Order } from '@takt/domain/orders/model/order.ts'
import {
  enteredQuantity,
  type SavedMark,
  type StartUpResults,
  savedCount,
  toSend,
} from '@takt/domain/scrap/start-up-entries.ts'
import { call } from '../../data/call/call.ts'
import { say } from '../../data/words/use-text.ts'
import type { Asked } from '../engine/define-step.ts'
import type { Attempt, Mark } from '../engine/define-wizard.ts'
import { failureOf, PartlyBooked } from '../engine/failure-of.ts'
import { partOf } from '../engine/part-of-attempt.ts'
import type { Said } from '../engine/said.ts'
import { startUpBlocks } from '../start-up-blocks.ts'
import { employee } from '../steps/employee/employee.step.ts'
import { startUpQuantities } from '../steps/start-up-quantities/start-up-quantities.step.ts'
import { startUpSummary } from '../steps/start-up-summary/start-up-summary.step.ts'

/** SF61: one call per order, one after the other; what became of each stands in the summary. */
export async function bookStartUp(asked: Asked, { requestId }: Attempt, mark: Mark): Promise<Said> {
  const orders = startUpBlocks(asked)
  let results: StartUpResults = asked.answer(startUpSummary)
  let unknown = false
  let atTheDoor = false
  for (const order of toSend(orders, results)) {
    const became = await book(asked, order, partOf(requestId, orders.indexOf(order)))
    unknown ||= became.unknown
    atTheDoor ||= became.atTheDoor
    results = { ...results, marks: { ...results.marks, [order.card_no]: became.mark } }
    mark(startUpSummary, results)
  }
  const saved = savedCount(results)
  const failed = toSend(orders, results).length
  if (failed > 0) {
    const message = say('wizard.start-up.partly', { failed, count: orders.length })
    throw new PartlyBooked({ message, outcome: unknown ? 'unknown' : saved > 0 ? 'partly' : 'refused', atTheDoor })
  }
  return { key: 'wizard.start-up.done', values: { saved, count: orders.length } }
}

async function book(
  { machine, answer }: Asked,
  { card_no }: Order,
  requestId: string,
): Promise<{ readonly mark: SavedMark; readonly unknown: boolean; readonly atTheDoor: boolean }> {
  const { typed, seen } = answer(startUpQuantities)
  const before = seen[card_no]
  try {
    await call(
      'sf61',
      {
        sf61_qty: enteredQuantity(typed[card_no]) ?? 0,
        card_no,
        machine_id: machine.machine_id,
        employee: answer(employee).number.trim(),
        ...(before && { seen_good_qty: before.good, seen_scrap_qty: before.scrap }),
      },
      { requestId },
    )
    return { mark: 'saved', unknown: false, atTheDoor: false }
  } catch (problem) {
    const { message, outcome, atTheDoor = false } = failureOf(problem)
    return { mark: { failed: message }, unknown: outcome === 'unknown', atTheDoor }
  }
}
