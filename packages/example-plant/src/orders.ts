import type { Calendar } from '@takt/domain/ground/calendar.ts'
import { localDate, momentOf } from '@takt/domain/ground/zone-time.ts'
import { DAY_SHIFT, TWO_SHIFTS } from './calendars.ts'
import { cardDetails } from './card-details.ts'
import { homePart } from './machines.ts'
import { familyPartner } from './parts.ts'
import type { PlantMachine, PlantOrder, PlantPart } from './plant.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import { type WorkingTime, workingTime } from './working-time.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const QUARTER = HOUR / 4

/** Of its planned time a machine makes so much: stops, and a pace that is a little slower than planned. */
const USUAL_YIELD = 0.79

/** Orders are of the size of the machine's week, so that one at a day shift does not take a month. */
const SIZE_BY_CALENDAR: Readonly<Record<number, number>> = { [TWO_SHIFTS]: 0.7, [DAY_SHIFT]: 0.4 }

/** Days from now at which a machine's planned orders begin at the earliest; the first waits for the one that runs. */
const PLANNED_DAYS = [-1.5, 0.3, 1.2, 3, 8, 19, 33] as const
/** Here it should have begun before today: a handful, as in a plant that has its plan in hand. */
const LATE = new Set(['M104', 'M108', 'P204', 'C305', 'A404', 'K502', 'S2', 'G1'])
/** Here an order is planned before the one in front of it can be done: it will wait, and miss its date unless it is moved. */
const CROWDED = new Set(['M107', 'M112', 'P205', 'P208'])
/** Which of the planned ones. */
const CROWDED_NTH = 2
/** Here the running order began later than planned. */
const BEGAN_LATE = new Set(['M106', 'P201', 'C303', 'A405'])

/** How many days ago the finished orders began. */
const LAST_FINISHED = [7, 12] as const
const EARLIER_FINISHED = [15, 22] as const

interface OrderBook {
  readonly machines: readonly PlantMachine[]
  readonly partsByCategory: Readonly<Record<string, readonly PlantPart[]>>
  readonly calendarOf: (machine: PlantMachine) => Calendar
  /** First numbers of work orders and cards. */
  readonly work_order: number
  readonly card: number
  readonly now: number
}

/** Two orders at once on these, beside the machines whose tool makes two parts. */
const TWO_ORDERS = new Set(['A402', 'K502'])
/** Their last one ended a little while ago, and the next is there to be started. */
const NO_ORDER = new Set(['M113', 'P206', 'C306'])

export function orderBook(book: OrderBook): PlantOrder[] {
  const random = seededRandom(book.work_order)
  const number = numbering(book)
  const orders: PlantOrder[] = []
  const firstStart = new Map<string, number>()
  const now = Math.floor(book.now / 1000) * 1000
  const onMachine = (machine: PlantMachine): On => {
    const calendar = book.calendarOf(machine)
    const size = SIZE_BY_CALENDAR[machine.calendar_id ?? 0] ?? 1
    return { machine, random, now, number, size, zone: calendar.zone, time: workingTime(calendar) }
  }
  for (const [machine, index] of withIndexInCategory(book.machines)) {
    const parts = book.partsByCategory[machine.category] ?? []
    if (machine.resource_type === 1 || !machine.active || parts.length === 0) continue
    const on = onMachine(machine)
    let free = on.time.from(now)
    if (machine.resource_type === 0) {
      const before = finished(homePart(parts, index + 1), LAST_FINISHED, on)
      const group = running(runningParts(machine, homePart(parts, index), parts), on)
      const ended = before(group.start)
      firstStart.set(machine.machine_id, Date.parse(ended.start_time ?? ''))
      orders.push(ended, ...group.orders)
      free = group.end
    }
    let begun = free
    PLANNED_DAYS.forEach((day, nth) => {
      // Not every machine has one more than its plan has room for: every third has not.
      if (day < 0 && index % 3 === 2) return
      const next = planned(homePart(parts, index + nth), { day, nth, free }, on)
      const crowded = nth === CROWDED_NTH && CROWDED.has(machine.machine_id)
      orders.push(
        crowded ? { ...next.order, planned_start_time: quarter(on.time.from((begun + free) / 2)) } : next.order,
      )
      begun = Date.parse(next.order.planned_start_time)
      free = next.end
    })
  }
  // Last, so that the numbers of all others stay.
  for (const [machine, index] of withIndexInCategory(book.machines)) {
    const parts = book.partsByCategory[machine.category] ?? []
    if (machine.resource_type !== 0 || !machine.active || parts.length === 0) continue
    const before = finished(homePart(parts, index), EARLIER_FINISHED, onMachine(machine))
    orders.push(before(firstStart.get(machine.machine_id) ?? now))
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
  readonly zone: string
  readonly number: (part: PlantPart) => Numbers
  readonly size: number
  readonly time: WorkingTime
}

interface Wanted {
  readonly qty: number
  readonly status: PlantOrder['status']
  readonly nth?: number
}

function card(part: PlantPart, { qty, status, nth = 0 }: Wanted, on: On) {
  const numbers = on.number(part)
  return {
    ...numbers,
    ...cardDetails({ machine: on.machine, part, card_no: numbers.card_no, status, nth }),
    status,
    part_no: part.part_no,
    op_number: part.op_number,
    machine_id: on.machine.machine_id,
    planned_op_qty: niceQuantity(qty),
  }
}

const piecesIn = (hours: number, { planned_unit_time }: PlantPart) => (hours * 3600) / planned_unit_time
const cycleSeconds = (part: PlantPart) => part.planned_unit_time * part.quantity_per_cycle
/** What so much planned work takes of the machine's time, in whole seconds: else a start is cut off before its shift. */
const takes = (hours: number) => Math.round((hours * 3600) / USUAL_YIELD) * 1000

/** What runs at once began together, and a cycle makes pieces of each. */
function running(parts: readonly PlantPart[], on: On): { orders: PlantOrder[]; start: number; end: number } {
  const { random, now, time } = on
  const cycle = parts.reduce((sum, part) => sum + cycleSeconds(part), 0)
  const drawn = parts.map(() => ({
    hours: random.between(24, 90),
    done: random.between(10, 78),
    hour: random.between(0, 6),
  }))
  const [first] = drawn
  if (!first) return { orders: [], start: time.before(now, QUARTER), end: time.from(now) }
  const cycles = (first.hours * on.size * 3600) / cycle
  const begun = Math.max(1, Math.floor((cycles * first.done) / 100))
  const start = time.before(now, takes((begun * cycle) / 3600))
  const planned_hours = (cycles * cycle) / 3600
  // Begun before its time an order keeps its date at a usual pace.
  const ahead = planned_hours * (1 / USUAL_YIELD - 1) * HOUR + first.hour * (HOUR / 2)
  const late = BEGAN_LATE.has(on.machine.machine_id)
  const planned_start = late ? time.before(start, (4 + first.hour) * HOUR) : time.after(start, ahead)
  const orders = parts.map((part) => ({
    ...card(part, { qty: cycles * part.quantity_per_cycle, status: 'running' }, on),
    planned_start_time: quarter(time.from(planned_start)),
    start_time: iso(start),
    end_time: null,
    good_qty: begun * part.quantity_per_cycle,
  }))
  return { orders, start, end: time.after(now, takes(((cycles - begun) * cycle) / 3600)) }
}

/** Behind what runs and is planned already; a late one before today began. */
function planned(
  part: PlantPart,
  { day, nth, free }: { day: number; nth: number; free: number },
  on: On,
): { order: PlantOrder; end: number } {
  const { random, now, time } = on
  const hours = random.between(6, 48) * on.size
  const order = card(part, { qty: piecesIn(hours, part), status: 'planned', nth }, on)
  const later = random.between(0, 12) * HOUR
  const late = nth === 0 && LATE.has(on.machine.machine_id)
  const today = momentOf(localDate(now, on.zone), 0, on.zone)
  const start = time.from(Math.max(free, now + day * DAY + later))
  return {
    order: {
      ...order,
      planned_start_time: quarter(time.from(late ? time.before(today, 2 * HOUR + later * on.size) : start)),
      start_time: null,
      end_time: null,
      good_qty: 0,
    },
    end: time.after(start, takes(hours + part.planned_setup_time)),
  }
}

/** Drawn in its turn, and ended at the latest when what came after it began. */
function finished(part: PlantPart, [from, to]: readonly [number, number], on: On): (latest: number) => PlantOrder {
  const hours = on.random.between(6, 36) * on.size
  const order = card(part, { qty: piecesIn(hours, part), status: 'finished' }, on)
  // Not all at the hour at which the plant was planted.
  const apart = ((Number(order.card_no) * 7919) % 720) * 60_000
  const wanted = on.time.from(on.now - on.random.between(from, to) * DAY - apart)
  return (latest) => {
    const start = Math.min(wanted, on.time.before(latest, takes(hours)))
    const end = on.time.after(start, takes(hours))
    return {
      ...order,
      planned_start_time: quarter(on.time.from(start)),
      start_time: iso(start),
      end_time: iso(end),
      good_qty: order.planned_op_qty,
    }
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
