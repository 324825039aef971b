import type { ReportedKind } from './reported.ts'
import { UNCODED } from './uncoded.ts'
import type { ProcessValue, SignalStates } from './value-rules.ts'

/** What is known of a machine between two events. Times are milliseconds. */
export interface MachineState {
  readonly status: 'S' | 'R' | 'N'
  /** From when the status holds. */
  readonly since: number
  /** From when the status before it held: what an event that comes a little late still has to know. */
  readonly previous_since: number
  /** Up to when run and stop time are counted. */
  readonly counted_to: number
  /** When the machine itself last said something, by the time of the signal and not of its arrival. */
  readonly last_signal: number
  /** Up to when run time was counted as out of contact; 0: never. A word that comes late from before it may change that. */
  readonly silent_to: number
  /** Key of the open stop, '' while running: its start in milliseconds, so that a rebuild gives the same key again. */
  readonly stop: string
  readonly reason: string
  readonly reason_since: number
  /** 1: a rule gave the reason, not a person. */
  readonly automatic: 0 | 1
  /** While a rule of the clock holds: when it ends, and what the reason was before it. */
  readonly rule_until: number | null
  /** The number of that rule: it ends sooner when somebody takes it back. */
  readonly rule_no: number | null
  readonly reason_before: string
  /** The stop before, for inheritance. */
  readonly last_stop: string
  readonly last_reason: string
  /**
   * Since when the machine stands, while that may turn out to be a micro-stop; kept after it, because a run too short to
   * count would let it go on.
   */
  readonly micro_since: number | null
  /** Signed in at the machine. */
  readonly people: number
  /** Closed cavities of the mounted tool, and since when. */
  readonly reduction: number
  readonly reduction_since: number
  /** What process values say of the rules that watch them, by the number of the rule. */
  readonly signal_states: SignalStates
}

export const unheard: MachineState = {
  status: 'N',
  since: 0,
  previous_since: 0,
  counted_to: 0,
  last_signal: 0,
  silent_to: 0,
  stop: '',
  reason: '',
  reason_since: 0,
  automatic: 0,
  rule_until: null,
  rule_no: null,
  reason_before: UNCODED,
  last_stop: '',
  last_reason: '',
  micro_since: null,
  people: 0,
  reduction: 0,
  reduction_since: 0,
  signal_states: {},
}

export function stopKey(start: number): string {
  return String(start)
}

export function startOfStop(key: string): number {
  return Number(key)
}

/** What happens at a machine: what it says itself, and what people do to it. */
export type MachineEvent =
  | { readonly kind: 'state'; readonly value: 'running' | 'stopped' }
  | { readonly kind: 'cycles'; readonly value: number }
  | { readonly kind: 'value'; readonly value: ProcessValue }
  /** An alarm, what it makes and with what, or time that passes: nothing but a sign of life for the state. */
  | { readonly kind: 'alarm' | ReportedKind | 'tick'; readonly value?: unknown }
  | { readonly kind: 'code'; readonly value: Coding }
  | { readonly kind: 'note'; readonly value: { readonly stop: string; readonly note: string } }
  | { readonly kind: 'split'; readonly value: { readonly stop: string; readonly at: number } }
  | { readonly kind: 'people'; readonly value: number }
  | { readonly kind: 'cavities'; readonly value: number }
  /** Out of use: its stop ends, and no time is counted until it is heard again. */
  | { readonly kind: 'off'; readonly value?: unknown }

export interface Coding {
  readonly stop: string
  readonly reason: string
  readonly note: string
  readonly employee: string
}

/** What must be written. Stops never reach over the end of a shift or day: each piece lies in one. */
export type MachineChange =
  | ({ readonly change: 'open-stop' } & OpenStop)
  | { readonly change: 'close-stop'; readonly stop: string; readonly at: number }
  /** It began and ended at the same moment. */
  | { readonly change: 'drop-stop'; readonly stop: string }
  | ({ readonly change: 'code-stop'; readonly automatic: 0 | 1; readonly at: number } & Coding)
  /** The stop that began then is no micro-stop: the pieces of it that were taken for one have this reason. */
  | {
      readonly change: 'settle-stop'
      readonly since: number
      readonly reason: string
      readonly employee: string
      readonly automatic: 0 | 1
      readonly at: number
    }
  | { readonly change: 'note-stop'; readonly stop: string; readonly note: string }
  | { readonly change: 'split-stop'; readonly stop: string; readonly at: number }
  | {
      readonly change: 'count-time'
      readonly status: 'S' | 'R'
      readonly day: string
      readonly shift: number
      readonly from: number
      readonly to: number
      /** Of run time: how much of it lay beyond the limit of contact. */
      readonly silent_ms: number
      /** Of stop time: whether it is one of a micro-stop, as far as is known by then. */
      readonly micro: boolean
    }
  | {
      readonly change: 'count-cycles'
      readonly cycles: number
      readonly reduction: number
      /** The reason that scraps what they made, and to which share; '' and 0: none. */
      readonly scrapped_by: string
      readonly scrap_percent: number
      readonly at: number
      readonly day: string
      readonly shift: number
    }
  /** A signal of an earlier day that changes nothing else: the checkpoints after it have heard of the machine then. */
  | { readonly change: 'heard'; readonly at: number }
  /** The machine as it was when a plant day ended: where a rebuild can begin. */
  | { readonly change: 'checkpoint'; readonly day: string; readonly at: number; readonly state: MachineState }

export interface OpenStop {
  readonly stop: string
  readonly at: number
  readonly reason: string
  readonly automatic: 0 | 1
  /** 1: the machine did not stop anew; a shift, a rule or a hand cut an ongoing stop. */
  readonly continues: 0 | 1
  readonly day: string
  readonly shift: number
}

export interface Advance {
  readonly state: MachineState
  readonly changes: readonly MachineChange[]
}
