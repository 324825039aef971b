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
import type { Attempt, Finished, Mark } from '../engine/define-wizard.ts'
import { failureOf, PartlyBooked } from '../engine/failure-of.ts'
import { partOf } from '../engine/part-of-attempt.ts'
import { startUpBlocks } from '../start-up-blocks.ts'
import { employee } from '../steps/employee/employee.step.ts'
import { startUpQuantities } from '../steps/start-up-quantities/start-up-quantities.step.ts'
import { startUpSummary } from '../steps/start-up-summary/start-up-summary.step.ts'
import { takeBackOfOrders } from '../take-back-of-orders.ts'

/** SF61: one call per order, one after the other; what became of each stands in the summary. */
export async function bookStartUp(asked: Asked, { requestId }: Attempt, mark: Mark): Promise<Finished> {
  const orders = startUpBlocks(asked)
  let results: StartUpResults = asked.answer(startUpSummary)
  let unknown = false
  let atTheDoor = false
  for (const order of toSend(orders, results)) {
    const became = await book(asked, order, partOf(requestId, orders.indexOf(order)))
    unknown ||= became.unknown
    atTheDoor ||= became.atTheDoor
    const { card_no } = order
    results = { ...results, marks: { ...results.marks, [card_no]: became.mark } }
    if (became.record_no !== null)
      results = { ...results, records: { ...results.records, [card_no]: became.record_no } }
    mark(startUpSummary, results)
  }
  const saved = savedCount(results)
  const failed = toSend(orders, results).length
  if (failed > 0) {
    const message = say('wizard.start-up.partly', { failed, count: orders.length })
    throw new PartlyBooked({ message, outcome: unknown ? 'unknown' : saved > 0 ? 'partly' : 'refused', atTheDoor })
  }
  const booked = Object.entries(results.records ?? {}).map(([card_no, record_no]) => ({ card_no, record_no }))
  return {
    said: { key: 'wizard.start-up.done', values: { saved, count: orders.length } },
    undo: takeBackOfOrders(asked.machine.machine_id, booked, {
      key: 'wizard.start-up.taken-back',
      values: { count: booked.length },
    }),
  }
}

interface Became {
  readonly mark: SavedMark
  readonly record_no: number | null
  readonly unknown: boolean
  readonly atTheDoor: boolean
}

async function book({ machine, answer }: Asked, { card_no }: Order, requestId: string): Promise<Became> {
  const { typed, seen } = answer(startUpQuantities)
  const before = seen[card_no]
  try {
    const [booked] = await call(
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
    return { mark: 'saved', record_no: booked?.record_no ?? null, unknown: false, atTheDoor: false }
  } catch (problem) {
    const { message, outcome, atTheDoor = false } = failureOf(problem)
    return { mark: { failed: message }, record_no: null, unknown: outcome === 'unknown', atTheDoor }
  }
}
