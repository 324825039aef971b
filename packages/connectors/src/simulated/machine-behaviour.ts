/** How one simulated machine behaves: runs, short stops, breakdowns, a cycle again and again. Times are milliseconds. */
import type { HeardSignal } from '../define-connector.ts'
import { draw, streamOf } from './random-stream.ts'

export interface SimulatedMachine {
  readonly machine_id: string
  readonly planned_cycle_seconds: number
  /** Sends the time of each cycle as a process value too. */
  readonly sends_cycle_time: boolean
  /** Its guard door is opened while it is broken down, and says so. */
  readonly sends_guard_door: boolean
  /** One for each scale for boxes that stands at it: said with every cycle, and while it stands with every word. */
  readonly scale_signals: readonly string[]
  /** Scales that a piece is laid on, now of one part and now of the next, with what a piece of each weighs in grams. */
  readonly piece_scales: readonly { readonly signal: string; readonly grams: readonly number[] }[]
}

export interface MachineMoment {
  readonly machine: SimulatedMachine
  readonly running: boolean
  /** When the present run or stop ends. */
  readonly until: number
  /** While it runs: when the present cycle is done. While it stands: the time that the cycle still needs. */
  readonly cycle: number
  readonly last_signal: number
  /** The state of its random numbers. */
  readonly stream: number
  /** Its next stop is a set-up of so long; 0: one like any other. */
  readonly setup_ms: number
}

/**
 * A run is at least SHORTEST_RUN_MS long, and on average MEAN_RUN_MS longer. Of forty machines one or two stop in a
 * minute: enough to watch, and no more than people can code.
 */
const SHORTEST_RUN_MS = 120_000
const MEAN_RUN_MS = 1_500_000
const SHORT_STOP_MS = [60_000, 240_000] as const
const BREAKDOWN_MS = [300_000, 1_200_000] as const
const SHARE_OF_BREAKDOWNS = 0.08
const RUNNING_AT_START = 0.9
/** Real cycles against the planned one. */
const CYCLE_FACTOR = [0.98, 1.1] as const
const ALARM_CODES = ['E-017', 'E-042', 'E-108', 'E-233'] as const

/** Every number in turn from the machine's stream. */
function dice(stream: number) {
  let state = stream
  const next = () => {
    const drawn = draw(state)
    state = drawn.stream
    return drawn.value
  }
  return {
    next,
    within: ([low, high]: readonly [number, number]) => low + next() * (high - low),
    stream: () => state,
  }
}
type Dice = ReturnType<typeof dice>

function runMs(random: Dice): number {
  return SHORTEST_RUN_MS - Math.log(1 - random.next()) * MEAN_RUN_MS
}

function cycleMs(machine: SimulatedMachine, random: Dice): number {
  return machine.planned_cycle_seconds * 1000 * random.within(CYCLE_FACTOR)
}

type WithoutSource<S> = S extends unknown ? Omit<S, 'machine_id' | 'at'> : never

function signalOf(moment: MachineMoment, at: number, said: WithoutSource<HeardSignal>): HeardSignal {
  return { machine_id: moment.machine.machine_id, at: new Date(at).toISOString(), ...said }
}

const stateSaid = (running: boolean) => ({ kind: 'state', value: running ? 'running' : 'stopped' }) as const

/** A box is filled in so long and then taken away; an empty one weighs a little. */
const FILLED_IN_MS = 240_000
const FULL_BOX_KG = 12
const EMPTY_BOX_KG = 0.35

/** Each scale is at another place of its round. */
function weightsSaid(moment: MachineMoment, at: number): HeardSignal[] {
  const { machine } = moment
  const said = (name: string, value: number) => signalOf(moment, at, { kind: 'value', value: { name, value } })
  return [
    ...machine.scale_signals.map((name, index) => {
      const filled = ((at + (index * FILLED_IN_MS) / 3) % FILLED_IN_MS) / FILLED_IN_MS
      return said(name, Math.round((EMPTY_BOX_KG + filled * FULL_BOX_KG) * 1000) / 1000)
    }),
    ...machine.piece_scales.map(({ signal, grams }) => said(signal, pieceGrams(grams, at))),
  ]
}

/** A piece of each part lies on the scale for so long. Pieces weigh a little more or less than they shall. */
const PIECE_LIES_MS = 30_000
const PIECE_DIFFERS_G = 0.4

function pieceGrams(grams: readonly number[], at: number): number {
  const nth = Math.floor(at / PIECE_LIES_MS)
  const usual = grams[nth % Math.max(grams.length, 1)] ?? 0
  return Math.round((usual + Math.sin(nth) * PIECE_DIFFERS_G) * 10) / 10
}

const doorSaid = (value: 'open' | 'closed') => ({ kind: 'value', value: { name: 'guard_door', value } }) as const

/** Somewhere in the middle of a run or a stop, and says which. */
export function switchOn(machine: SimulatedMachine, on: { now: number; seed: number }): Moved {
  const random = dice(streamOf(machine.machine_id, on.seed))
  const running = random.next() < RUNNING_AT_START
  const length = running ? runMs(random) : random.within(SHORT_STOP_MS)
  const cycleLeft = cycleMs(machine, random) * random.next()
  const moment: MachineMoment = {
    machine,
    running,
    // How long it has run says nothing of how long it goes on; half of it would stop the plant in its first minutes.
    until: on.now + (running ? length : length * random.next()),
    cycle: running ? on.now + cycleLeft : cycleLeft,
    last_signal: on.now,
    stream: random.stream(),
    setup_ms: 0,
  }
  return { moment, signals: [signalOf(moment, on.now, stateSaid(running))] }
}

export interface Moved {
  readonly moment: MachineMoment
  readonly signals: readonly HeardSignal[]
}

/** Everything that happens up to `now`, in order. `silence` is the longest time without a word. */
export function move(start: MachineMoment, on: { now: number; silence: number }): Moved {
  const signals: HeardSignal[] = []
  let moment = start
  for (;;) {
    const at = Math.min(moment.until, moment.running ? moment.cycle : Infinity, moment.last_signal + on.silence)
    if (at > on.now) return { moment, signals }
    const happened = happen(moment, at)
    signals.push(...happened.signals)
    moment = { ...happened.moment, last_signal: at }
  }
}

function happen(moment: MachineMoment, at: number): Moved {
  if (at === moment.until) return moment.running ? stop(moment, at) : start(moment, at)
  if (moment.running && at === moment.cycle) return finishCycle(moment, at)
  return { moment, signals: [signalOf(moment, at, stateSaid(moment.running)), ...weightsSaid(moment, at)] }
}

/** From now on, for so long. */
export function standFor(moment: MachineMoment, { now, setup_ms }: { now: number; setup_ms: number }): MachineMoment {
  return moment.running
    ? { ...moment, until: Math.min(moment.until, now), setup_ms }
    : { ...moment, until: Math.max(moment.until, now + setup_ms) }
}

function stop(moment: MachineMoment, at: number): Moved {
  // The cycle is not lost: it goes on where it was, so that stops cost availability and not speed.
  const left = Math.max(0, moment.cycle - at)
  if (moment.setup_ms > 0) {
    const set_up = { ...moment, running: false, until: at + moment.setup_ms, cycle: left, setup_ms: 0 }
    return { moment: set_up, signals: [signalOf(moment, at, stateSaid(false))] }
  }
  const random = dice(moment.stream)
  const broken = random.next() < SHARE_OF_BREAKDOWNS
  const length = random.within(broken ? BREAKDOWN_MS : SHORT_STOP_MS)
  const signals = [signalOf(moment, at, stateSaid(false))]
  if (broken) {
    const code = ALARM_CODES[Math.floor(random.next() * ALARM_CODES.length)] as string
    signals.push(signalOf(moment, at, { kind: 'alarm', value: code }))
    if (moment.machine.sends_guard_door) signals.push(signalOf(moment, at, doorSaid('open')))
  }
  return { moment: { ...moment, running: false, until: at + length, cycle: left, stream: random.stream() }, signals }
}

function start(moment: MachineMoment, at: number): Moved {
  const random = dice(moment.stream)
  const until = at + runMs(random)
  const next = { ...moment, running: true, until, cycle: at + moment.cycle, stream: random.stream() }
  const signals = moment.machine.sends_guard_door ? [signalOf(moment, at, doorSaid('closed'))] : []
  return { moment: next, signals: [...signals, signalOf(moment, at, stateSaid(true))] }
}

function finishCycle(moment: MachineMoment, at: number): Moved {
  const random = dice(moment.stream)
  const length = cycleMs(moment.machine, random)
  const signals = [signalOf(moment, at, { kind: 'cycles', value: 1 })]
  if (moment.machine.sends_cycle_time) {
    const seconds = Math.round(length / 10) / 100
    signals.push(signalOf(moment, at, { kind: 'value', value: { name: 'cycle_time', value: seconds } }))
  }
  signals.push(...weightsSaid(moment, at))
  return { moment: { ...moment, cycle: at + length, stream: random.stream() }, signals }
}
