/** The plan of machines, laid out in their planned time. */
import { MOST_DAYS_AHEAD, plannedFrom } from '@takt/domain/calendar/planned-ahead.ts'
import { type Calendar, UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { addDays } from '@takt/domain/ground/dates.ts'
import { orderPace } from '@takt/domain/orders/order-pace.ts'
import { ordersAtRisk, wantedEnd, wantedStart } from '@takt/domain/orders/orders-at-risk.ts'
import { drawQueue } from '@takt/domain/planning/draw-plan.ts'
import type { PlanBoard, PlanMachine, PlanOrder } from '@takt/domain/planning/model/plan-board.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { plantRules, rulesOf } from '../machines/plant-rules.ts'
import { runningOrders } from '../orders/orders-at-risk.ts'
import { MOST_ON_BOARD, type WaitingRow, waitingInPlan, wordsOfRunning } from './plan-rows.ts'

interface Asked {
  /** Undefined: all that one may see. */
  readonly machine_ids: readonly string[] | undefined
  readonly from: number
  readonly until: number
  readonly now: number
  readonly time_zone: string
}

/** A move near the end of the board is laid out behind it. */
const DAYS_BEHIND = 31
const MOST_DAYS = 200

export async function planBoard(db: CompanyDb, asked: Asked): Promise<PlanBoard> {
  const { now, from, time_zone } = asked
  const until = Math.min(asked.until, from + MOST_DAYS * 86_400_000)
  const machines = await machinesOfPlan(db, asked.machine_ids)
  const machine_ids = machines.map(({ machine_id }) => machine_id)
  const rules = await plantRules(db)
  const calendarOf = (machine_id: string) => rulesOf(rules, machine_id).calendar
  const shifts = { plannedFrom: (machine_id: string, at: number) => plannedFrom(calendarOf(machine_id), at) }
  const running = await runningOrders(db, { machine_ids, now })
  const waiting = await waitingInPlan(db, { machine_ids, until: iso(until), shifts })
  const words = await wordsOfRunning(
    db,
    running.map(({ card_no }) => card_no),
  )
  const risks = new Map(
    ordersAtRisk({ running, waiting: [] }, { now, timeZone: time_zone, shifts }).map((risk) => [risk.card_no, risk]),
  )
  const free = new Map<string, number | null>()
  const orders: PlanOrder[] = running.flatMap((order) => {
    const { card_no, machine_id } = order
    const pace = orderPace({ ...order, planned_ahead: shifts.plannedFrom(machine_id, now) }, now)
    const ends = order.remaining_qty <= 0 ? now : pace.done_at
    const last = free.get(machine_id)
    free.set(machine_id, last === null || ends === null ? null : Math.max(last ?? now, ends))
    const risk = risks.get(card_no)
    const what = words.get(card_no)
    if (what === undefined) return []
    const begin_at = iso(Date.parse(order.started_at))
    return {
      ...what,
      ...{ machine_id, remaining_qty: order.remaining_qty, begin_at, run_at: begin_at, end_at: told(ends) },
      run_hours: pace.per_hour === null ? what.run_hours : order.remaining_qty / pace.per_hour,
      planned_start_time: iso(order.planned_start_time),
      wanted_start_time: iso(wantedStart(order)),
      due_at: told(wantedEnd(order, shifts)),
      unknown: ends !== null ? '' : pace.too_long ? 'no-planned-time' : 'no-speed',
      uncertain: false,
      standing: risk?.standing ?? '',
      why: risk?.why ?? '',
      behind_ms: risk?.behind_ms ?? 0,
      stop_names: order.stop_names,
    }
  })
  const shown = waiting.slice(0, MOST_ON_BOARD)
  for (const [machine_id, queue] of Map.groupBy(shown, (order) => order.machine_id)) {
    const known = free.get(machine_id)
    const machine = {
      now,
      free_at: known === undefined ? now : known,
      plannedFrom: (at: number) => shifts.plannedFrom(machine_id, at),
    }
    const drawn = drawQueue(queue, machine, time_zone)
    for (const order of queue) {
      const laid = drawn.get(order.card_no)
      if (laid) orders.push(waitingRow(order, laid))
    }
  }
  const calendars: Calendar[] = []
  return {
    version: await lastMove(db),
    now: iso(now),
    machines: machines.map((machine): PlanMachine => {
      const calendar = calendarOf(machine.machine_id)
      const known = calendars.indexOf(calendar)
      const at = free.get(machine.machine_id)
      const free_at = at === undefined ? iso(now) : told(at)
      return { ...machine, free_at, calendar: known >= 0 ? known : calendars.push(calendar) - 1 }
    }),
    calendars: calendars.map((calendar) => spansOf(calendar, from, until + DAYS_BEHIND * 86_400_000)),
    orders,
    cut: waiting.length > MOST_ON_BOARD,
  }
}

type Laid = NonNullable<ReturnType<ReturnType<typeof drawQueue>['get']>>

function waitingRow(order: WaitingRow, { begin_at, run_at, end_at, card_no: _, ...laid }: Laid): PlanOrder {
  return {
    ...order,
    ...laid,
    ...{ begin_at: told(begin_at), run_at: told(run_at), end_at: told(end_at), due_at: told(order.due_at) },
    planned_start_time: iso(order.planned_start_time),
    wanted_start_time: iso(order.wanted_start_time),
    stop_names: {},
  }
}

/** Machines that make pieces: others have no plan of their own. */
function machinesOfPlan(
  db: CompanyDb,
  machine_ids: readonly string[] | undefined,
): Promise<Omit<PlanMachine, 'calendar' | 'free_at'>[]> {
  const named = machine_ids === undefined ? sql`true` : sql`machine_id = any (${machine_ids as string[]})`
  return db.many(sql`
    select machine_id, machine_description, department, zone, category from machine
    where active and resource_type = 0 and ${named} order by department, zone, machine_id`)
}

/** The number of the last move: what comes after it has not been seen. */
export async function lastMove(db: CompanyDb): Promise<number> {
  const row = await db.one<{ version: number }>(
    sql`select coalesce(max(record_no), 0)::float8 as version from plan_move`,
  )
  return row.version
}

function spansOf(calendar: Calendar, from: number, until: number): PlanBoard['calendars'][number] {
  const spans: { from: number; to: number; shift: number }[] = []
  const first = calendar.at(from).day
  const last = calendar.at(until).day
  for (
    let day = first, count = 0;
    day <= last && count <= MOST_DAYS + MOST_DAYS_AHEAD;
    day = addDays(day, 1), count += 1
  ) {
    for (const piece of calendar.ofDay(day)) {
      if (piece.shift === UNPLANNED || piece.to <= from) continue
      const before = spans.at(-1)
      // Midnight cuts a night in two, and a machine around the clock into days.
      if (before?.to === piece.from && before.shift === piece.shift) before.to = piece.to
      else spans.push({ from: piece.from, to: piece.to, shift: piece.shift })
    }
  }
  return { spans: spans.map((span) => ({ from: iso(span.from), to: iso(span.to), shift: span.shift })) }
}

const iso = (at: number): string => new Date(at).toISOString()
const told = (at: number | null): string => (at === null ? '' : iso(at))
