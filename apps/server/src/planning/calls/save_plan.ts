import { savePlan } from '@takt/contract/planning/save_plan.ts'
import { plannedFrom } from '@takt/domain/calendar/planned-ahead.ts'
import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import { wantedEnd } from '@takt/domain/orders/orders-at-risk.ts'
import type { PlanMove } from '@takt/domain/planning/model/plan-board.ts'
import { moveProblem, type OrderToMove } from '@takt/domain/planning/move-problem.ts'
import { handle } from '../../ground/call/handle.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockMachines } from '../../machines/machine-states.ts'
import { plantRules, rulesOf } from '../../machines/plant-rules.ts'
import { lastMove } from '../plan-board.ts'

/** So long it may be asked who moved an order; nobody leaves a board open for longer. */
const KEPT = '30 days'

export default handle(savePlan, async ({ seen_version, moves }, { db, audit, emit, machineChanged }) => {
  const twice = moves.find(({ card_no }, at) => moves.findIndex((other) => other.card_no === card_no) !== at)
  if (twice) return { refusal: 'plan-moved-twice', values: { card_no: twice.card_no } }
  const touched = [...new Set(moves.flatMap(({ machine_id, seen_machine_id }) => [machine_id, seen_machine_id]))].sort()
  await lockMachines(db, touched)
  // Moves get their numbers one plan after the other: a later number is never seen before an earlier one.
  await db.run(sql`select pg_advisory_xact_lock(hashtext('plan moves'), ${db.company_id})`)
  const since = await movedSince(db, seen_version, touched)
  if (since) return since
  const machines = await targets(db, touched)
  const cards = await lockedCards(db, moves)
  for (const move of moves) {
    const problem = problemOf(move, cards, machines)
    if (isRefusal(problem)) return problem
  }
  const rules = await plantRules(db)
  const shifts = { plannedFrom: (id: string, at: number) => plannedFrom(rulesOf(rules, id).calendar, at) }
  for (const move of moves) {
    const card = cards.get(move.card_no)
    if (card) await write(db, move, wantedEnd(card, shifts))
  }
  await db.run(sql`delete from plan_move where at < takt_now() - ${KEPT}::interval`)
  for (const { card_no, machine_id, planned_start_time, seen_machine_id, seen_start_time } of moves) {
    audit({
      what: 'planning.moved',
      key: card_no,
      before: { machine_id: seen_machine_id, planned_start_time: seen_start_time },
      after: { machine_id, planned_start_time },
    })
    for (const at of new Set([seen_machine_id, machine_id])) emit('OrderChanged', { machine_id: at, card_no })
  }
  for (const machine_id of touched) machineChanged(machine_id)
  return [{ version: await lastMove(db), moved: moves.length }]
})

/** Who moved something at these machines since the board was loaded; the last one is named. */
async function movedSince(db: CompanyDb, seen: number, machine_ids: readonly string[]): Promise<Refusal | null> {
  const ids = machine_ids as string[]
  const rows = await db.many<{
    username: string
    work_order_no: string
    machine_id: string
    from_machine_id: string
  }>(sql`
    select coalesce(nullif(u.full_name, ''), v.username) as username, c.work_order_no, v.machine_id, v.from_machine_id
    from plan_move v join card c on c.card_no = v.card_no left join app_user u on u.username = v.username
    where v.record_no > ${seen} and (v.machine_id = any (${ids}) or v.from_machine_id = any (${ids}))
    order by v.record_no desc`)
  const [last] = rows
  if (!last) return null
  const { username, work_order_no, machine_id } = last
  if (rows.length === 1) return { refusal: 'plan-changed', values: { username, work_order_no, machine_id } }
  const count = rows.length
  return { refusal: 'plan-changed-much', values: { username, work_order_no, machine_id, count } }
}

interface Target {
  readonly machine_id: string
  readonly category: string
  readonly makes_pieces: boolean
}

async function targets(db: CompanyDb, machine_ids: readonly string[]): Promise<Map<string, Target>> {
  const rows = await db.many<Target>(sql`
    select machine_id, category, resource_type = 0 as makes_pieces from machine
    where active and machine_id = any (${machine_ids as string[]})`)
  return new Map(rows.map((row) => [row.machine_id, row]))
}

interface CardToMove extends OrderToMove {
  readonly planned: boolean
  readonly planned_start: string
  readonly planned_start_time: number
  readonly planned_op_qty: number
  readonly remaining_qty: number
  readonly planned_setup_time: number
  readonly planned_unit_time: number
  readonly capacity_factor: number
}

async function lockedCards(db: CompanyDb, moves: readonly PlanMove[]): Promise<Map<string, CardToMove>> {
  const ids = moves.map(({ card_no }) => card_no)
  await db.many(sql`select card_no from card where card_no = any (${ids}) order by card_no for update`)
  // Read after the lock: a statement that waited for it would still show what was true before.
  const rows = await db.many<Omit<CardToMove, 'planned_start_time'>>(sql`
    select c.card_no, c.machine_id, p.machine_id_only, coalesce(b.bundle_no, 0)::int as bundle_no,
      c.status = 'planned' and c.cancelled = 0 as planned, c.planned_start_time as planned_start, c.planned_op_qty,
      c.planned_op_qty as remaining_qty, p.planned_setup_time, p.planned_unit_time, p.capacity_factor,
      c.status = 'running' or exists (select from order_run r where r.card_no = c.card_no and r.end_time is null) as started
    from card c
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
      left join bundle_card b on b.card_no = c.card_no and not b.reported
    where c.card_no = any (${ids})`)
  return new Map(rows.map((row) => [row.card_no, { ...row, planned_start_time: Date.parse(row.planned_start) }]))
}

function problemOf(
  move: PlanMove,
  cards: ReadonlyMap<string, CardToMove>,
  machines: ReadonlyMap<string, Target>,
): Refusal | null {
  const { card_no, machine_id, seen_machine_id, seen_start_time } = move
  const card = cards.get(card_no)
  if (!card) return { refusal: 'card-not-found', values: { card_no, machine_id: seen_machine_id } }
  const to = machines.get(machine_id)
  if (!to) return { refusal: 'machine-not-found', values: { machine_id } }
  if (card.started) return { refusal: 'order-started', values: { card_no } }
  if (!card.planned) return { refusal: 'order-not-planned', values: { card_no } }
  const from = machines.get(card.machine_id)
  const stands = card.machine_id === seen_machine_id && card.planned_start_time === Date.parse(seen_start_time)
  if (!stands || !from) return { refusal: 'plan-order-changed', values: { card_no } }
  return moveProblem(card, from, to)
}

/** What it was wanted for is kept with its first move, and forgotten when it is back where it was. */
async function write(db: CompanyDb, move: PlanMove, due: number | null): Promise<void> {
  const { card_no, machine_id, planned_start_time: start } = move
  await db.run(sql`
    insert into plan_move (card_no, from_machine_id, machine_id, planned_start_time)
    select card_no, machine_id, ${machine_id}, ${start}::timestamptz from card where card_no = ${card_no}`)
  await db.run(sql`
    update card set machine_id = ${machine_id}, planned_start_time = ${start},
      wanted_start_time = coalesce(wanted_start_time, planned_start_time),
      wanted_end_time = case when wanted_start_time is null then ${due === null ? null : new Date(due).toISOString()} else wanted_end_time end,
      wanted_machine_id = coalesce(wanted_machine_id, machine_id),
      -- What the ERP has said so far: when it repeats that, the move stays.
      erp_said = jsonb_build_object('machine_id', machine_id,
        'planned_start_time', to_char(planned_start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) || erp_said
    where card_no = ${card_no}`)
  await db.run(sql`
    update card set wanted_start_time = null, wanted_end_time = null, wanted_machine_id = null
    where card_no = ${card_no} and wanted_start_time = planned_start_time and wanted_machine_id = machine_id`)
}
