import type { MachineChange } from '@takt/domain/machines/machine-state.ts'
import type { TurnedTime } from '@takt/domain/machines/stop-ledger.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { type CountedRun, countsAt, runsAt } from './order-runs.ts'

/** What the engine counts, per machine (p_order 0) and per order run, plant day and shift. */
interface Figure {
  readonly machine_id: string
  readonly p_order: number
  readonly card_no: string
  readonly day: string
  readonly shift: number
  run_ms: number
  stop_ms: number
  /** Of the machine's run time; orders have none of their own. */
  silent_ms: number
  /** Of the stop time. */
  micro_ms: number
  cycles: number
  counted_qty: number
  counted_ideal_ms: number
}

export type Figures = Map<string, Figure>

const MACHINE = 0

export function countFigures(
  figures: Figures,
  machine_id: string,
  on: { changes: readonly MachineChange[]; runs: readonly CountedRun[]; turned: readonly TurnedTime[] },
): void {
  const figure = (p_order: number, card_no: string, { day, shift }: { day: string; shift: number }): Figure => {
    const key = `${machine_id}|${p_order}|${day}|${shift}`
    let found = figures.get(key)
    if (!found) {
      const zero = { run_ms: 0, stop_ms: 0, silent_ms: 0, micro_ms: 0, cycles: 0, counted_qty: 0, counted_ideal_ms: 0 }
      found = { machine_id, p_order, card_no, day, shift, ...zero }
      figures.set(key, found)
    }
    return found
  }
  /** Time of the machine, and of the runs as far as they were there. */
  const addTime = (kind: 'run_ms' | 'stop_ms' | 'micro_ms', time: TurnedTime, sign: 1 | -1 = 1) => {
    figure(MACHINE, '', time)[kind] += sign * (time.to - time.from)
    for (const run of on.runs) {
      const ms = Math.min(time.to, run.end ?? time.to) - Math.max(time.from, run.start)
      if (ms > 0) figure(run.p_order, run.card_no, time)[kind] += sign * ms
    }
  }
  for (const time of on.turned) addTime('micro_ms', time, -1)
  for (const change of on.changes) {
    if (change.change === 'count-time') {
      addTime(change.status === 'R' ? 'run_ms' : 'stop_ms', change)
      if (change.micro) addTime('micro_ms', change)
      figure(MACHINE, '', change).silent_ms += change.silent_ms
    }
    if (change.change === 'count-cycles') {
      const machine = figure(MACHINE, '', change)
      machine.cycles += change.cycles
      for (const run of runsAt(on.runs, change.at)) {
        const own = figure(run.p_order, run.card_no, change)
        own.cycles += change.cycles
        if (!countsAt(run, change.at)) continue
        const pieces = change.cycles * Math.max(0, run.insatser - change.reduction)
        for (const sum of [own, machine]) {
          sum.counted_qty += pieces
          sum.counted_ideal_ms += pieces * run.unit_ms
        }
      }
    }
  }
}

/** Adds to what stands there, in the order of the keys, so that two writers never wait for each other. */
export async function addFigures(db: CompanyDb, figures: Figures): Promise<void> {
  const all = [...figures].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, figure]) => figure)
  await addTo(
    db,
    'machine',
    all.filter(({ p_order }) => p_order === MACHINE),
  )
  const ofRuns = all.filter(({ p_order }) => p_order !== MACHINE)
  await addTo(db, 'run', ofRuns)
  await addToCards(db, ofRuns)
}

async function addTo(db: CompanyDb, what: 'machine' | 'run', list: readonly Figure[]): Promise<void> {
  if (list.length === 0) return
  const of = <K extends keyof Figure>(key: K) => list.map((figure) => figure[key])
  const values = sql`unnest(${of('machine_id')}::text[], ${of('p_order')}::bigint[], ${of('day')}::date[],
    ${of('shift')}::int[], ${of('run_ms')}::bigint[], ${of('stop_ms')}::bigint[], ${of('silent_ms')}::bigint[],
    ${of('micro_ms')}::bigint[], ${of('cycles')}::bigint[], ${of('counted_qty')}::numeric[], ${of('counted_ideal_ms')}::numeric[])
    as n (machine_id, p_order, day, shift, run_ms, stop_ms, silent_ms, micro_ms, cycles, counted_qty, counted_ideal_ms)`
  if (what === 'machine') {
    await db.run(sql`
      insert into shift_figures as f (machine_id, day, shift, run_ms, stop_ms, silent_ms, micro_ms, cycles, counted_qty,
        counted_ideal_ms)
      select machine_id, day, shift, run_ms, stop_ms, silent_ms, micro_ms, cycles, counted_qty, counted_ideal_ms from ${values}
      on conflict (company_id, machine_id, day, shift) do update set run_ms = f.run_ms + excluded.run_ms,
        stop_ms = f.stop_ms + excluded.stop_ms, silent_ms = f.silent_ms + excluded.silent_ms,
        micro_ms = f.micro_ms + excluded.micro_ms, cycles = f.cycles + excluded.cycles,
        counted_qty = f.counted_qty + excluded.counted_qty,
        counted_ideal_ms = f.counted_ideal_ms + excluded.counted_ideal_ms`)
  } else {
    await db.run(sql`
      insert into run_figures as f (machine_id, p_order, day, shift, run_ms, stop_ms, micro_ms, cycles, counted_qty,
        counted_ideal_ms)
      select machine_id, p_order, day, shift, run_ms, stop_ms, micro_ms, cycles, counted_qty, counted_ideal_ms from ${values}
      on conflict (company_id, machine_id, p_order, day, shift) do update set run_ms = f.run_ms + excluded.run_ms,
        stop_ms = f.stop_ms + excluded.stop_ms, micro_ms = f.micro_ms + excluded.micro_ms, cycles = f.cycles + excluded.cycles,
        counted_qty = f.counted_qty + excluded.counted_qty,
        counted_ideal_ms = f.counted_ideal_ms + excluded.counted_ideal_ms`)
  }
}

/** A card's good quantity is what was counted and reported on all its runs, less scrap. */
async function addToCards(db: CompanyDb, list: readonly Figure[]): Promise<void> {
  const pieces = new Map<string, number>()
  for (const { card_no, counted_qty } of list) {
    if (counted_qty !== 0) pieces.set(card_no, (pieces.get(card_no) ?? 0) + counted_qty)
  }
  if (pieces.size === 0) return
  const cards = [...pieces.keys()].sort()
  await db.run(sql`
    update card c set good_qty = c.good_qty + n.qty
    from unnest(${cards}::text[], ${cards.map((card_no) => pieces.get(card_no) ?? 0)}::numeric[]) as n (card_no, qty)
    where c.card_no = n.card_no`)
}

/** Takes back what the engine counted from that day on; what people booked stays. */
export async function takeBackFigures(db: CompanyDb, machine_id: string, from_day: string): Promise<void> {
  await db.run(sql`
    update card c set good_qty = c.good_qty - n.qty
    from (select r.card_no, sum(f.counted_qty) as qty
      from run_figures f join order_run r on r.p_order = f.p_order
      where f.machine_id = ${machine_id} and f.day >= ${from_day} and f.counted_qty <> 0 group by r.card_no) n
    where c.card_no = n.card_no`)
  await db.run(sql`
    update shift_figures set run_ms = 0, stop_ms = 0, silent_ms = 0, micro_ms = 0, cycles = 0, counted_qty = 0,
      counted_ideal_ms = 0
    where machine_id = ${machine_id} and day >= ${from_day}`)
  await db.run(sql`
    update run_figures set run_ms = 0, stop_ms = 0, micro_ms = 0, cycles = 0, counted_qty = 0, counted_ideal_ms = 0
    where machine_id = ${machine_id} and day >= ${from_day}`)
}
