/** What a shift of a machine is to make, from the goals that hold on its day. */
import type { ProductionType } from '../goal-period.ts'

export interface MachineGoal {
  readonly machine_id: string
  readonly production_type: ProductionType
  /** 0: every shift. */
  readonly shift: number
  readonly target_good_qty: number
  readonly valid_from: string
  /** Null: until another one comes. */
  readonly valid_to: string | null
}

export interface WeekOfMachine {
  readonly machine_id: string
  /** The planned shifts of each day of the week. */
  readonly days: readonly { readonly day: string; readonly shifts: readonly number[] }[]
}

/** A shift's own goal, else its share of the day's, else of the week's. */
export function plannedQuantity(
  goals: readonly MachineGoal[],
  week: WeekOfMachine,
  day: string,
  shift: number,
): number {
  const holds = goals.filter(
    (goal) => goal.machine_id === week.machine_id && goal.valid_from <= day && (goal.valid_to ?? day) >= day,
  )
  /** Of two that hold the later one; a goal of this very shift before one of all. */
  const latest = (type: ProductionType, of: number) =>
    holds
      .filter((goal) => goal.production_type === type && goal.shift === of)
      .sort((a, b) => b.valid_from.localeCompare(a.valid_from))[0]?.target_good_qty
  const shifts = week.days.find((one) => one.day === day)?.shifts ?? []
  if (!shifts.includes(shift)) return 0
  const ofShift = latest('shift', shift) ?? latest('shift', 0)
  if (ofShift !== undefined) return ofShift
  const ofDay = latest('day', 0)
  if (ofDay !== undefined) return ofDay / shifts.length
  const all = week.days.reduce((sum, one) => sum + one.shifts.length, 0)
  return (latest('week', 0) ?? 0) / Math.max(all, 1)
}

export interface DayOfFigures {
  readonly day: string
  readonly pieces: number
  readonly good_qty: number
  readonly ideal_ms: number
  /** With micro-stops, which the stop time is without. */
  readonly run_ms: number
  readonly stop_ms: number
  readonly scrap_qty: number
}

export interface DayLoss {
  readonly availability_quantity_loss: number
  readonly productivity_quantity_loss: number
}

/** What stops and slow running cost in pieces. A day without a piece is measured by what a piece took that week. */
export function lossesOf(day: DayOfFigures, week: readonly DayOfFigures[]): DayLoss {
  const perPiece = msPerPiece([day]) ?? msPerPiece(week)
  if (perPiece === undefined) return { availability_quantity_loss: 0, productivity_quantity_loss: 0 }
  return {
    availability_quantity_loss: day.stop_ms / perPiece,
    productivity_quantity_loss: Math.max(0, day.run_ms - day.ideal_ms) / perPiece,
  }
}

function msPerPiece(days: readonly DayOfFigures[]): number | undefined {
  const pieces = days.reduce((sum, day) => sum + day.pieces, 0)
  const ideal = days.reduce((sum, day) => sum + day.ideal_ms, 0)
  return pieces > 0 && ideal > 0 ? ideal / pieces : undefined
}
