import { addDays } from '@takt/domain/ground/dates.ts'
import { weekdayOf } from '@takt/domain/ground/zone-time.ts'
import type { PlantGoal } from './plant.ts'

const nobody = { machine_id: null, department_id: null, zone_id: null, category_id: null } as const

type GoalRow = readonly [
  production_type: PlantGoal['production_type'],
  of: Partial<Pick<PlantGoal, 'machine_id' | 'department_id' | 'zone_id' | 'category_id'>>,
  shift: number,
  good: number,
  hours: number,
]

/** A little more than the plant usually makes: a goal that is met every day asks for nothing. */
const rows: readonly GoalRow[] = [
  ['shift', { machine_id: 'M101' }, 0, 33_000, 6.5],
  ['shift', { machine_id: 'M101' }, 3, 30_000, 6],
  ['shift', { machine_id: 'P201' }, 0, 18_000, 6],
  ['day', { machine_id: 'M102' }, 0, 84_000, 19],
  ['day', { machine_id: 'C301' }, 0, 1650, 18],
  ['week', { machine_id: 'M101' }, 0, 672_000, 130],
  ['shift', { department_id: '30' }, 0, 5400, 42],
  ['day', { department_id: '10' }, 0, 660_000, 270],
  ['week', { department_id: '20' }, 0, 680_000, 710],
  ['day', { zone_id: 'A1' }, 0, 460_000, 140],
  ['week', { zone_id: 'D1' }, 0, 48_000, 170],
  ['shift', { category_id: 'IM' }, 0, 215_000, 90],
  ['day', { category_id: 'CNC' }, 0, 8800, 95],
]

/** The goals of a year that hold from its first Monday on, and the ones before them, which were lower. */
export function exampleGoals(now: number): PlantGoal[] {
  const newYear = `${new Date(now).getUTCFullYear()}-01-01`
  const changed = addDays(newYear, (8 - weekdayOf(newYear)) % 7)
  return rows.flatMap(([production_type, of, shift, good, hours]) => {
    const goal = (target: number, valid_from: string, valid_to: string | null): PlantGoal => ({
      production_type,
      ...nobody,
      ...of,
      shift,
      target_good_qty: target,
      target_good_qty_alt_unit: Math.round(target / 50),
      target_earned_hours: hours,
      valid_from,
      valid_to,
    })
    return [goal(Math.round(good * 0.95), addDays(changed, -728), addDays(changed, -1)), goal(good, changed, null)]
  })
}
