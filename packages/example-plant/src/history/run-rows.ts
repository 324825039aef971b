/** Cards and order runs with what was made on them. */
import { has } from '@takt/domain/ground/special-functions.ts'
import { niceQuantity } from '../orders.ts'
import type { PlantMachine } from '../plant.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { CardRow, People, RunFigures, RunRow } from './history-rows.ts'
import type { Stand } from './machine-time.ts'
import { mountedTools } from './mounted-tools.ts'
import type { Slot, SlotOrder } from './order-slots.ts'

const ENOUGH = 0.93
const TOO_MUCH = 1.04

export interface RunsOf {
  readonly machine: PlantMachine
  readonly slots: readonly Slot[]
  readonly stands: readonly Stand[]
  readonly run_figures: readonly RunFigures[]
  readonly people: People
  readonly shiftAt: (moment: number) => number
  readonly random: SeededRandom
}

export function runRows(of: RunsOf): { cards: CardRow[]; runs: RunRow[] } {
  const made = new Map<number, { good: number; scrap: number }>()
  for (const { run, counted_qty, reported_qty, scrap_qty, reducing_scrap_qty } of of.run_figures) {
    const sum = made.get(run) ?? { good: 0, scrap: 0 }
    sum.good += counted_qty + reported_qty - reducing_scrap_qty
    sum.scrap += scrap_qty
    made.set(run, sum)
  }
  const setups = new Map(of.stands.map((stand) => [stand.from, stand]))
  const cards: CardRow[] = []
  const runs: RunRow[] = []
  for (const slot of of.slots) {
    for (const order of slot.orders) {
      const { good, scrap } = made.get(runs.length) ?? { good: 0, scrap: 0 }
      cards.push(cardRow(order, { open: slot.open, good: clean(good), scrap }))
      runs.push(runRow(of, { slot, order, setup: setups.get(slot.from) }))
    }
  }
  return { cards, runs }
}

/** What a finished order was planned for is not far from what it made. */
function cardRow(order: SlotOrder, { open, good, scrap }: { open: boolean; good: number; scrap: number }): CardRow {
  const planned = order.planned_op_qty
  const keep = planned !== null && (open || (good >= planned * ENOUGH && good <= planned * TOO_MUCH))
  return {
    ...order.card,
    planned_op_qty: keep ? planned : niceQuantity(Math.max(good, 1)),
    planned_start_time: new Date(Math.floor(order.planned_start / 900_000) * 900_000).toISOString(),
    good_qty: good,
    scrap_qty: scrap,
  }
}

function runRow(
  of: RunsOf,
  { slot, order, setup }: { slot: Slot; order: SlotOrder; setup?: Stand | undefined },
): RunRow {
  const { machine, people, shiftAt, random } = of
  const person = (moment: number) => {
    const there = people(shiftAt(moment))
    return there[random.between(0, there.length - 1)] ?? ''
  }
  const approves = has(machine, 'firstPieceScreen') && setup !== undefined
  return {
    card_no: order.card.card_no,
    start: slot.from,
    end: slot.open ? null : slot.to,
    ...mountedTools(machine, order.part),
    insatser: order.part.quantity_per_cycle,
    first_piece: approves ? setup.to : null,
    emp_start_wo: person(slot.from),
    emp_end_wo: slot.open ? '' : person(slot.to - 1),
    emp_first_piece_wo: approves ? person(setup.to - 1) : '',
    setup_type: approves && has(machine, 'firstPieceAsksSetupType') ? 'FULL' : '',
    setup_note: approves && has(machine, 'firstPieceAsksNote') ? 'First piece in order.' : '',
  }
}

/** Kilograms come in halves; sums of them must not show the dust of binary fractions. */
function clean(quantity: number): number {
  return Math.round(quantity * 1000) / 1000
}
