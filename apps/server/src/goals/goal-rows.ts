import { currentGoals } from '@takt/domain/goals/current-goals.ts'
import type { ProductionType } from '@takt/domain/goals/goal-period.ts'
import type { ProductionGoal } from '@takt/domain/goals/model/goal.ts'
import { type PeriodAtMachine, periodAtMachine } from '@takt/domain/goals/period-at-machine.ts'
import { expectedShare, goalDifferences } from '@takt/domain/goals/target-so-far.ts'
import { addDays } from '@takt/domain/ground/dates.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { type PlantRules, plantRules } from '../machines/plant-rules.ts'
import { type DayFigures, figuresOfWeek, resultOf } from './goal-results.ts'

interface GoalRow {
  readonly record_no: number
  readonly production_type: ProductionType
  readonly machine_id: string
  readonly department_id: string
  readonly zone_id: string
  readonly category_id: string
  readonly shift: number
  readonly target_good_qty: number
  readonly target_good_qty_alt_unit: number
  readonly target_earned_hours: number
  readonly valid_from: string
  readonly valid_to: string | null
}

interface MachineRow {
  readonly machine_id: string
  readonly department: string
  readonly zone: string
  readonly category: string
}

/**
 * The goals that hold now. A goal of a place is one figure of all its machines: whoever may see only some machines sees
 * the goals of those machines and no sum that tells of the others.
 */
export async function goalRows(
  db: CompanyDb,
  { now, restricted }: { now: number; restricted: boolean },
): Promise<ProductionGoal[]> {
  const rules = await plantRules(db)
  const machines = await db.many<MachineRow>(
    sql`select machine_id, department, zone, category from machine where active order by machine_id`,
  )
  const today = localDate(now, rules.zone)
  const goals = await db.many<GoalRow>(sql`
    select record_no, production_type, coalesce(machine_id, '') as machine_id,
      coalesce(department_id, '') as department_id, coalesce(zone_id, '') as zone_id,
      coalesce(category_id, '') as category_id, shift, target_good_qty, target_good_qty_alt_unit, target_earned_hours,
      valid_from, valid_to
    from production_goal
    where valid_from <= ${addDays(today, 1)} and (valid_to is null or valid_to >= ${addDays(today, -1)})
      and (machine_id is not null or ${!restricted})
    order by valid_from, shift, record_no`)
  const figures = goals.length === 0 ? [] : await figuresOfWeek(db, today)
  const placed = goals.flatMap((goal) => {
    const members = machines.filter((machine) => isFor(goal, machine)).map(({ machine_id }) => machine_id)
    const period = periodOf(goal, members, { rules, now })
    return period ? [{ ...goal, members, period, period_start: period.from, period_end: period.to }] : []
  })
  return currentGoals(placed, now).map((goal) => toRow(goal, { company_id: db.company_id, figures, rules, now }))
}

function isFor(goal: GoalRow, machine: MachineRow): boolean {
  if (goal.machine_id !== '') return goal.machine_id === machine.machine_id
  if (goal.department_id !== '') return goal.department_id === machine.department
  if (goal.zone_id !== '') return goal.zone_id === machine.zone
  return goal.category_id === machine.category
}

/** Of a place, that of its first machine at work: the goal holds by the day that runs there, whatever the date is. */
function periodOf(
  { production_type, shift, valid_from, valid_to }: GoalRow,
  members: readonly string[],
  { rules, now }: { rules: PlantRules; now: number },
): PeriodAtMachine | null {
  for (const machine_id of members) {
    const calendar = rules.machines.get(machine_id)?.calendar
    const day = calendar?.at(now).day ?? ''
    if (day < valid_from || (valid_to !== null && day > valid_to)) continue
    const period = calendar ? periodAtMachine(production_type, calendar, now) : null
    if (period && (production_type !== 'shift' || shift === 0 || shift === period.shift)) return period
  }
  return null
}

type PlacedGoal = GoalRow & { readonly members: readonly string[]; readonly period: PeriodAtMachine }

function toRow(
  goal: PlacedGoal,
  on: { company_id: number; figures: readonly DayFigures[]; rules: PlantRules; now: number },
): ProductionGoal {
  const { members, period, ...stored } = goal
  const reached = resultOf(members, on.figures, {
    shift: goal.production_type === 'shift' ? period.shift : null,
    periodOf: (machine_id) => {
      const calendar = on.rules.machines.get(machine_id)?.calendar
      return calendar ? periodAtMachine(goal.production_type, calendar, on.now) : null
    },
  })
  const targets = {
    target_good_qty: goal.target_good_qty,
    // 0 is what a goal has that was set without this target.
    target_good_qty_alt_unit: goal.target_good_qty_alt_unit || null,
    target_earned_hours: goal.target_earned_hours || null,
  }
  const figures = { ...targets, ...reached }
  return {
    record_no: stored.record_no,
    company_id: on.company_id,
    production_type: stored.production_type,
    machine_id: stored.machine_id,
    department_id: stored.department_id,
    zone_id: stored.zone_id,
    category_id: stored.category_id,
    shift: stored.shift,
    period_start: new Date(period.from).toISOString(),
    period_end: new Date(period.to).toISOString(),
    ...figures,
    ...goalDifferences(figures, expectedShare(period, on.now)),
  }
}
