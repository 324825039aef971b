/** The past of a plant, machine by machine: the same for the same plant, now and length. */
import { UNCODED } from '@takt/domain/machines/uncoded.ts'
import { calendarsOf } from '../calendars.ts'
import { crewOf } from '../crews.ts'
import type { Plant, PlantMachine, PlantOrder, PlantPart } from '../plant.ts'
import { seededRandom } from '../seeded-random.ts'
import type { CardRow, MachineHistory, People, RunRow } from './history-rows.ts'
import { lastDay, rulesFor } from './last-day.ts'
import { standsOf } from './machine-time.ts'
import { orderSlots } from './order-slots.ts'
import { plannedTime } from './planned-time.ts'
import { quantitiesOf } from './quantities.ts'
import { runRows } from './run-rows.ts'
import { scrapPattern } from './scrap-pattern.ts'
import { reasonFigures, stopRows } from './stop-rows.ts'
import { stretchesOf } from './stretches.ts'

/** Numbers of invented cards and work orders: a block for each machine, below those of the order book. */
const FIRST_CARD = 20_001
const FIRST_ORDER = 180_001
const BLOCK = 1200

export interface HistoryWish {
  readonly now: number
  readonly history_days: number
}

/** Machines that make pieces; the others have no past. */
export function machinesWithHistory(plant: Plant): PlantMachine[] {
  return plant.machines.filter(({ resource_type, active }) => resource_type === 0 && active)
}

export function* historyOf(plant: Plant, wish: HistoryWish): Generator<MachineHistory> {
  const calendarOf = calendarsOf(plant)
  for (const [index, machine] of machinesWithHistory(plant).entries()) {
    yield machineHistory(plant, { machine, index, calendar: calendarOf(machine), ...wish })
  }
}

interface Of extends HistoryWish {
  readonly machine: PlantMachine
  readonly index: number
  readonly calendar: ReturnType<ReturnType<typeof calendarsOf>>
}

function machineHistory(plant: Plant, { machine, index, calendar, now, history_days }: Of): MachineHistory {
  const random = seededRandom(4711 + index * 7919)
  const time = plannedTime(calendar, { now, days: history_days })
  const people = peopleOf(plant, machine)
  const book = bookOf(plant, machine)
  const early = book.filter(
    ({ order }) => order.status === 'finished' && Date.parse(order.start_time ?? '') < time.from,
  )
  const slots = orderSlots({
    machine,
    index: plant.machines.filter(({ category }) => category === machine.category).indexOf(machine),
    parts: rotationOf(plant, machine),
    book: book.filter((one) => !early.includes(one)),
    time,
    random,
    number: numbering(index),
  })
  const stands = standsOf({ machine, time, calendar, slots, random })
  const stops = stopRows({ stands, pieces: time.pieces, slots, people, now, random })
  const closedCavities = closedOf(plant)
  const midnight = calendar.ofDay(calendar.at(now - 1).day)[0]?.from ?? now
  const quantities = quantitiesOf({
    stretches: stretchesOf({ pieces: time.pieces, stands, slots }),
    slots,
    firstRun: firstRuns(slots.map(({ orders }) => orders.length)),
    by: { machine, people, random, now, pattern: scrapPattern(machine, plant.scrap_reasons, random) },
    reasons: new Map(plant.scrap_reasons.map((reason) => [reason.code, reason])),
    closedCavities,
    keepFrom: midnight,
  })
  const run_figures = quantities.run_figures
  const shiftAt = (moment: number) => calendar.at(moment).shift
  const { cards, runs } = runRows({ machine, slots, stands, run_figures, people, shiftAt, random })
  const end = lastDay({
    rules: rulesFor(machine, { calendar, codes: codesOf(plant), automatic: plant.automatic_reasons }),
    stands,
    stops,
    cycles: quantities.cycles,
    cavities: slots.map(({ from, orders }) => ({ at: from, closed: closedCavities(orders[0]?.part.tool_id ?? '') })),
    people: crewOf(plant.employees, { machine_id: machine.machine_id, shift: calendar.at(now).shift }).length,
    now,
  })
  const { shift_figures, scrap, good } = quantities
  return {
    machine_id: machine.machine_id,
    stops,
    shift_figures,
    reason_figures: reasonFigures(stops),
    cards: [...cards, ...early.map(({ order }) => earlyCard(order))],
    runs: [...runs, ...early.map(({ order, part }) => earlyRun(order, part, time.from))],
    run_figures,
    scrap,
    good,
    ...end,
  }
}

/** In each shift its crew, and some of those who are at no machine. */
function peopleOf({ employees }: Plant, { machine_id }: PlantMachine): People {
  const may = employees.filter(({ active }) => active)
  const others = may.filter(({ works_at }) => works_at.length === 0)
  const byShift = [0, 1, 2, 3].map((shift) => {
    const crew = crewOf(may, { machine_id, shift })
    return [...crew, ...crew, ...others].map(({ employee_number }) => employee_number)
  })
  return (shift) => byShift[shift] ?? []
}

function bookOf({ orders, parts }: Plant, { machine_id }: PlantMachine): { order: PlantOrder; part: PlantPart }[] {
  return orders
    .filter((order) => order.machine_id === machine_id && order.start_time !== null)
    .flatMap((order) => {
      const part = parts.find((one) => one.part_no === order.part_no && one.op_number === order.op_number)
      return part ? [{ order, part }] : []
    })
}

/** The parts that machines of this kind make in turn: those of the orders planned for them, in the register's order. */
function rotationOf({ machines, orders, parts }: Plant, { category }: PlantMachine): PlantPart[] {
  const alike = new Set(machines.filter((one) => one.category === category).map(({ machine_id }) => machine_id))
  const made = new Set(
    orders.filter((o) => alike.has(o.machine_id) && o.status === 'planned').map((o) => `${o.part_no} ${o.op_number}`),
  )
  return parts.filter((part) => made.has(`${part.part_no} ${part.op_number}`))
}

function numbering(
  index: number,
): () => Pick<PlantOrder, 'work_order_no' | 'order_no' | 'card_no' | 'prev_op_card_no'> {
  let next = index * BLOCK
  return () => {
    const order_no = String(FIRST_ORDER + next)
    const card_no = String(FIRST_CARD + next++).padStart(7, '0')
    return { work_order_no: order_no, order_no, card_no, prev_op_card_no: '' }
  }
}

function firstRuns(counts: readonly number[]): number[] {
  let next = 0
  return counts.map((count) => {
    next += count
    return next - count
  })
}

function closedOf({ tool_inserts }: Plant): (tool_id: string) => number {
  const closed = new Map<string, number>()
  for (const { tool_id, status } of tool_inserts) {
    if (status === 0) closed.set(tool_id, (closed.get(tool_id) ?? 0) + 1)
  }
  return (tool_id) => closed.get(tool_id) ?? 0
}

function codesOf({ stop_codes }: Plant) {
  return new Map(stop_codes.filter(({ stop_code }) => stop_code !== UNCODED).map((code) => [code.stop_code, code]))
}

/** An order from before the history: nothing is known of it but that it was made. */
function earlyCard({ start_time: _, end_time: __, ...card }: PlantOrder): CardRow {
  return { ...card, scrap_qty: 0 }
}

function earlyRun(order: PlantOrder, part: PlantPart, historyFrom: number): RunRow {
  const start = Date.parse(order.start_time ?? '')
  return {
    card_no: order.card_no,
    start,
    end: Math.max(start, Math.min(Date.parse(order.end_time ?? ''), historyFrom)),
    tool_id: part.tool_id,
    structure_tool_id: '',
    mother_tool_id: '',
    insatser: part.quantity_per_cycle,
    first_piece: null,
    emp_start_wo: '',
    emp_end_wo: '',
    emp_first_piece_wo: '',
    setup_type: '',
    setup_note: '',
  }
}
