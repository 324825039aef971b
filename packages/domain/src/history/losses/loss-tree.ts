/** Where all time of a period went: each step is the one before it less its losses, so that every millisecond has one place. */
import { type LossKind, lossKinds } from '../../stops/losses/loss-kind.ts'

/** What a stop is lost to: its code's kind; nobody's; or it was too short to be asked about, a loss of speed. */
export type StopLoss = LossKind | 'uncoded' | 'micro'
export const stopLosses: readonly StopLoss[] = [...lossKinds, 'uncoded', 'micro']

/** Raw sums of one machine or of many as one large one. Milliseconds; ideal time may have fractions. */
export interface LossSums {
  /** The period from beginning to end, or up to now. */
  readonly calendar_ms: number
  /** Run and stop time outside of every shift. */
  readonly unplanned_ms: number
  /** Run time in shifts, and how much of it nobody heard of. */
  readonly run_ms: number
  readonly silent_ms: number
  /** Stop time in shifts. */
  readonly stops: Readonly<Record<StopLoss, number>>
  readonly ideal_ms: number
  readonly pieces: number
  /** Scrap without that of reasons excluded from OEE. */
  readonly scrap_oee: number
}

export const noLossSums: LossSums = {
  calendar_ms: 0,
  unplanned_ms: 0,
  run_ms: 0,
  silent_ms: 0,
  stops: { planned: 0, setup: 0, breakdown: 0, waiting: 0, uncoded: 0, micro: 0 },
  ideal_ms: 0,
  pieces: 0,
  scrap_oee: 0,
}

export const lossNames = [
  'unused',
  'unplanned',
  'planned',
  'setup',
  'breakdown',
  'waiting',
  'uncoded',
  'silent',
  'micro',
  'slow',
  'scrap',
] as const
export type LossName = (typeof lossNames)[number]

export const stepNames = ['calendar', 'scheduled', 'available', 'running', 'speed', 'good'] as const
export type StepName = (typeof stepNames)[number]

/** Which losses lie between a step and the next. */
export const lossesAfter: Readonly<Record<StepName, readonly LossName[]>> = {
  calendar: ['unused', 'unplanned'],
  scheduled: ['planned'],
  available: ['setup', 'breakdown', 'waiting', 'uncoded', 'silent'],
  running: ['micro', 'slow'],
  speed: ['scrap'],
  good: [],
}

/** Milliseconds of each step and of each loss. */
export interface LossTree {
  readonly steps: Readonly<Record<StepName, number>>
  readonly losses: Readonly<Record<LossName, number>>
}

export function lossTree(sums: LossSums): LossTree {
  const scheduled = sums.run_ms + stopLosses.reduce((sum, kind) => sum + sums.stops[kind], 0)
  const counted = sums.unplanned_ms + scheduled
  // A machine whose clock runs ahead has counted more than has passed.
  const calendar = Math.max(sums.calendar_ms, counted)
  const silent = within(0, sums.silent_ms, sums.run_ms)
  const turning = sums.run_ms - silent
  const running = turning + sums.stops.micro
  // Without a planned time of its pieces nobody can say how fast a machine should have been.
  const isUnknown = sums.pieces > 0 && sums.ideal_ms <= 0
  const speed = isUnknown ? turning : within(0, Math.round(sums.ideal_ms), turning)
  const bad = sums.pieces > 0 ? within(0, sums.scrap_oee / sums.pieces, 1) : 0
  const scrap = Math.round(speed * bad)
  return {
    steps: { calendar, scheduled, available: scheduled - sums.stops.planned, running, speed, good: speed - scrap },
    losses: {
      unused: calendar - counted,
      unplanned: sums.unplanned_ms,
      ...sums.stops,
      silent,
      slow: turning - speed,
      scrap,
    },
  }
}

/** Machines, days or shifts together. */
export function addLosses(parts: readonly LossSums[]): LossSums {
  return parts.reduce((total, part) => {
    const stops = Object.fromEntries(
      stopLosses.map((kind) => [kind, total.stops[kind] + part.stops[kind]]),
    ) as LossSums['stops']
    return {
      calendar_ms: total.calendar_ms + part.calendar_ms,
      unplanned_ms: total.unplanned_ms + part.unplanned_ms,
      run_ms: total.run_ms + part.run_ms,
      silent_ms: total.silent_ms + part.silent_ms,
      stops,
      ideal_ms: total.ideal_ms + part.ideal_ms,
      pieces: total.pieces + part.pieces,
      scrap_oee: total.scrap_oee + part.scrap_oee,
    }
  }, noLossSums)
}

function within(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
