import { cardDetails } from './card-details.ts'
import { homePart } from './machines.ts'
import { familyPartner } from './parts.ts'
import type { PlantMachine, PlantOrder, PlantPart } from './plant.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const QUARTER = HOUR / 4

/** Share of planned time in which a machine really makes pieces. */
const USUAL_AVAILABILITY = 0.7

/** Days from now at which a machine's planned orders begin; the first is late. */
const PLANNED_DAYS = [-1.5, 0.3, 1.2, 3, 8, 19, 33] as const

/** How many days ago the finished orders began. */
const LAST_FINISHED = [7, 12] as const
const EARLIER_FINISHED = [15, 22] as const

interface OrderBook {
  readonly machines: readonly PlantMachine[]
  readonly partsByCategory: Readonly<Record<string, readonly PlantPart[]>>
  /** First numbers of work orders and cards. */
  readonly work_order: number
  readonly card: number
  readonly now: number
}

/** Two orders at once on these, beside the machines whose tool makes two parts. */
const TWO_ORDERS = new Set(['A402', 'K502'])
const NO_ORDER = new Set(['M113', 'P206', 'C306'])

export function orderBook(book: OrderBook): PlantOrder[] {
  const random = seededRandom(book.work_order)
  const number = numbering(book)
  const orders: PlantOrder[] = []
  for (const [machine, index] of withIndexInCategory(book.machines)) {
    const parts = book.partsByCategory[machine.category] ?? []
    if (machine.resource_type === 1 || !machine.active || parts.length === 0) continue
    const on = { machine, random, now: book.now, number }
    if (machine.resource_type === 0) {
      orders.push(finished(homePart(parts, index + 1), LAST_FINISHED, on))
      orders.push(...runningParts(machine, homePart(parts, index), parts).map((part) => running(part, on)))
    }
    PLANNED_DAYS.forEach((day, nth) => {
      // Not every machine is behind: every third keeps up.
      if (day < 0 && index % 3 === 2) return
      orders.push(planned(homePart(parts, index + nth), { day, nth }, on))
    })
  }
  // Last, so that the numbers of all others stay.
  for (const [machine, index] of withIndexInCategory(book.machines)) {
    const parts = book.partsByCategory[machine.category] ?? []
    if (machine.resource_type !== 0 || !machine.active || parts.length === 0) continue
    orders.push(finished(homePart(parts, index), EARLIER_FINISHED, { machine, random, now: book.now, number }))
  }
  return orders
}

function withIndexInCategory(machines: readonly PlantMachine[]): [PlantMachine, number][] {
  return machines.map((machine) => {
    const alike = machines.filter(({ category }) => category === machine.category)
    return [machine, alike.indexOf(machine)]
  })
}

function runningParts(machine: PlantMachine, home: PlantPart, parts: readonly PlantPart[]): PlantPart[] {
  if (NO_ORDER.has(machine.machine_id)) return []
  const partner = familyPartner(home)
  if (partner) return [home, partner]
  return TWO_ORDERS.has(machine.machine_id) ? [home, homePart(parts, parts.indexOf(home) + 1)] : [home]
}

type Numbers = Pick<PlantOrder, 'work_order_no' | 'order_no' | 'card_no' | 'prev_op_card_no'>

/** A later operation belongs to the work order of an earlier one, as long as there is one that has none yet. */
function numbering(book: OrderBook): (part: PlantPart) => Numbers {
  let nextOrder = book.work_order
  let nextCard = book.card
  const waitingForNext = new Map<string, (Numbers & { op: string })[]>()
  return (part) => {
    const card_no = String(nextCard++).padStart(7, '0')
    const earlier = part.op_number === '10' ? undefined : waitingForNext.get(part.part_no)?.shift()
    if (earlier) {
      const { op, card_no: before, ...order } = earlier
      return { ...order, card_no, prev_op_card_no: Number(op) < Number(part.op_number) ? before : '' }
    }
    const order_no = String(nextOrder++)
    const numbers = { work_order_no: order_no, order_no, card_no, prev_op_card_no: '' }
    waitingForNext.set(part.part_no, [...(waitingForNext.get(part.part_no) ?? []), { ...numbers, op: part.op_number }])
    return numbers
  }
}

interface On {
  readonly machine: PlantMachine
  readonly random: SeededRandom
  readonly now: number
  readonly number: (part: PlantPart) => Numbers
}

interface Wanted {
  readonly hours: number
  readonly status: PlantOrder['status']
  readonly nth?: number
}

function card(part: PlantPart, { hours, status, nth = 0 }: Wanted, on: On) {
  const numbers = on.number(part)
  return {
    ...numbers,
    ...cardDetails({ machine: on.machine, part, card_no: numbers.card_no, status, nth }),
    status,
    part_no: part.part_no,
    op_number: part.op_number,
    machine_id: on.machine.machine_id,
    planned_op_qty: niceQuantity((hours * 3600) / part.planned_unit_time),
  }
}

function running(part: PlantPart, on: On): PlantOrder {
  const order = card(part, { hours: on.random.between(24, 90), status: 'running' }, on)
  const wanted = (order.planned_op_qty * on.random.between(5, 90)) / 100
  const good_qty = Math.floor(wanted / part.quantity_per_cycle) * part.quantity_per_cycle
  const start = on.now - (good_qty * part.planned_unit_time * 1000) / USUAL_AVAILABILITY
  return {
    ...order,
    planned_start_time: quarter(start - on.random.between(0, 6) * HOUR),
    start_time: iso(start),
    end_time: null,
    good_qty,
  }
}

function planned(part: PlantPart, { day, nth }: { day: number; nth: number }, on: On): PlantOrder {
  return {
    ...card(part, { hours: on.random.between(6, 48), status: 'planned', nth }, on),
    planned_start_time: quarter(on.now + day * DAY + on.random.between(0, 12) * HOUR),
    start_time: null,
    end_time: null,
    good_qty: 0,
  }
}

function finished(part: PlantPart, [from, to]: readonly [number, number], on: On): PlantOrder {
  const hours = on.random.between(6, 36)
  const order = card(part, { hours, status: 'finished' }, on)
  const start = on.now - on.random.between(from, to) * DAY
  return {
    ...order,
    planned_start_time: quarter(start),
    start_time: iso(start),
    end_time: iso(start + (hours * HOUR) / USUAL_AVAILABILITY),
    good_qty: order.planned_op_qty,
  }
}

export function niceQuantity(pieces: number): number {
  const step = pieces > 20_000 ? 1000 : pieces > 2000 ? 100 : 10
  return Math.max(step, Math.round(pieces / step) * step)
}

function quarter(at: number): string {
  return iso(Math.floor(at / QUARTER) * QUARTER)
}

function iso(at: number): string {
  return new Date(Math.floor(at / 1000) * 1000).toISOString()
}
