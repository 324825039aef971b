/** Orders one after the other on a machine, without a gap: invented ones, and at the end those of the order book. */
import { cardDetails } from '../card-details.ts'
import { homePart } from '../machines.ts'
import { familyPartner } from '../parts.ts'
import type { PlantMachine, PlantOrder, PlantPart } from '../plant.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { PlannedTime } from './planned-time.ts'

const HOUR = 3_600_000
const LONGEST_SETUP = 75 * 60_000
/** What is left before the next order is not worth a setup. */
const LEAST_SLOT = 5 * HOUR

type BookCard = Omit<PlantOrder, 'start_time' | 'end_time' | 'good_qty' | 'planned_op_qty' | 'planned_start_time'>

export interface SlotOrder {
  readonly card: BookCard
  readonly part: PlantPart
  /** null: an invented order, planned for what it made. */
  readonly planned_op_qty: number | null
  readonly planned_start: number
}

export interface Slot {
  readonly from: number
  readonly to: number
  /** Still running. */
  readonly open: boolean
  readonly orders: readonly SlotOrder[]
}

/** Planned hours that an order takes. */
const hoursOf: Readonly<Record<string, readonly [number, number]>> = {
  IM: [30, 110],
  PR: [12, 40],
  CNC: [12, 48],
  AS: [6, 24],
  PK: [6, 20],
}

const MOST_APART = 2

export interface SlotsOf {
  readonly machine: PlantMachine
  /** Which machine of its category it is. */
  readonly index: number
  readonly parts: readonly PlantPart[]
  /** Started orders of the book on this machine. */
  readonly book: readonly { readonly order: PlantOrder; readonly part: PlantPart }[]
  readonly time: PlannedTime
  readonly random: SeededRandom
  readonly number: () => Pick<PlantOrder, 'work_order_no' | 'order_no' | 'card_no' | 'prev_op_card_no'>
}

export function orderSlots(of: SlotsOf): Slot[] {
  const slots: Slot[] = []
  let at = of.time.from
  for (const fixed of bookSlots(of)) {
    const before = slots.at(-1)
    // What is left between two orders is not worth a setup either: the one before takes it.
    if (before && of.time.after(at, LEAST_SLOT) >= fixed.from) slots[slots.length - 1] = { ...before, to: fixed.from }
    else slots.push(...invented(of, at, fixed.from))
    slots.push(fixed)
    at = fixed.to
  }
  const last = slots.at(-1)
  // A machine without a running order got none for some hours.
  if (!last?.open) slots.push(...invented(of, at, of.time.workingMoment(of.time.to - 1.5 * HOUR)))
  return slots
}

/** The book's own orders, where the plant worked, each after the other. Orders that run at once begin together. */
function bookSlots({ book, time }: SlotsOf): Slot[] {
  const asOrder = ({ order, part }: SlotsOf['book'][number]): SlotOrder => {
    const { start_time: _, end_time: __, good_qty: ___, planned_op_qty, planned_start_time, ...card } = order
    return { card, part, planned_op_qty, planned_start: Date.parse(planned_start_time) }
  }
  const running = book.filter(({ order }) => order.status === 'running')
  const finished = book.filter(({ order }) => order.status === 'finished')
  const groups = [...finished.map((one) => [one]), ...(running.length > 0 ? [running] : [])]
    .map((group) => ({
      from: Math.max(time.from, beginning(time, Math.min(...group.map((one) => startOf(one.order))))),
      group,
    }))
    .sort((a, b) => Number(isOpen(a)) - Number(isOpen(b)) || a.from - b.from)
  const slots: Slot[] = []
  groups.forEach(({ from, group }, index) => {
    const before = slots.at(-1)
    const begin = before && from < before.to ? before.to : from
    const next = groups[index + 1]?.from ?? time.to
    const open = isOpen({ group })
    const needed = time.after(begin, plannedMs(group))
    const to = open ? time.to : time.withRoomFor(Math.max(begin + HOUR, Math.min(needed, next)), LONGEST_SETUP)
    slots.push({ from: begin, to: Math.min(to, time.to), open, orders: group.map(asOrder) })
  })
  return slots.filter(({ from, to }) => to > from)
}

function beginning(time: PlannedTime, moment: number): number {
  return time.withRoomFor(time.workingMoment(moment), LONGEST_SETUP)
}

function isOpen({ group }: { group: SlotsOf['book'] }): boolean {
  return group[0]?.order.status === 'running'
}

function startOf(order: PlantOrder): number {
  return Date.parse(order.start_time ?? '')
}

function plannedMs(group: SlotsOf['book']): number {
  const ms = ({ order, part }: SlotsOf['book'][number]) => order.planned_op_qty * part.planned_unit_time * 1250
  return Math.round(group.reduce((sum, one) => sum + ms(one), 0))
}

function invented(of: SlotsOf, from: number, to: number): Slot[] {
  const slots: Slot[] = []
  const [least, most] = hoursOf[of.machine.category] ?? [8, 24]
  let part = homePart(of.parts, of.index)
  for (let at = from; at < to; ) {
    const lasts = of.random.between(least, most) * HOUR + of.random.between(0, 3599) * 1000
    const wanted = of.time.withRoomFor(of.time.after(at, lasts), LONGEST_SETUP)
    const end = of.time.after(wanted, LEAST_SLOT) >= to ? to : wanted
    const partner = familyPartner(part)
    const orders = [part, ...(partner ? [partner] : [])].map((made) => inventedOrder(of, made, at))
    slots.push({ from: at, to: end, open: false, orders })
    part = nextPart(of, part)
    at = end
  }
  return slots
}

/** Mostly the part whose tool is at home here, in between one of its neighbours. */
function nextPart({ parts, index, random }: SlotsOf, before: PlantPart): PlantPart {
  const home = homePart(parts, index)
  const fitting = (part: PlantPart) => (isOfOneSize(part, home) ? part : home)
  if (before !== home) return random.next() < 0.8 ? home : fitting(homePart(parts, index + 2))
  return fitting(homePart(parts, index + random.between(1, 3)))
}

/** Else a machine for caps makes a tenth of them on a day of boxes, and nobody believes its history. */
function isOfOneSize(part: PlantPart, home: PlantPart): boolean {
  const times = part.planned_unit_time / home.planned_unit_time
  return times < MOST_APART && times > 1 / MOST_APART
}

function inventedOrder({ machine, number, random, time }: SlotsOf, part: PlantPart, at: number): SlotOrder {
  const numbers = number()
  const details = cardDetails({ machine, part, card_no: numbers.card_no, status: 'finished', nth: 0 })
  const card: BookCard = {
    ...numbers,
    ...details,
    in_erp: true,
    part_no: part.part_no,
    op_number: part.op_number,
    machine_id: machine.machine_id,
    status: 'finished',
  }
  return { card, part, planned_op_qty: null, planned_start: time.workingMoment(at - random.between(0, 12) * HOUR) }
}
