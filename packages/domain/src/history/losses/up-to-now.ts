/** What has passed at a machine since the engine last wrote: the engine itself is asked, so that no second rule can differ. */
import type { MachineRules } from '../../machines/machine-rules.ts'
import { type MachineState, startOfStop } from '../../machines/machine-state.ts'
import { move } from '../../machines/rebuild.ts'
import { enterChanges, type StopLedger } from '../../machines/stop-ledger.ts'

interface Placed {
  readonly day: string
  readonly shift: number
}

export interface RecentTime extends Placed {
  readonly run_ms: number
  readonly stop_ms: number
  readonly silent_ms: number
}

export interface RecentStop extends Placed {
  readonly stop_reason: string
  readonly ms: number
}

export interface UpToNow {
  /** Up to when time is counted then: now, or later where the machine's clock runs ahead. */
  readonly counted_to: number
  readonly times: readonly RecentTime[]
  /** The stop that goes on, whole, in its pieces: figures per reason hold ended ones only. */
  readonly stops: readonly RecentStop[]
}

export function upToNow(state: MachineState, rules: MachineRules, now: number): UpToNow {
  const moved = move(state, [{ at: now, event: { kind: 'tick' } }], rules)
  const { counted_to } = moved.state
  const times = moved.changes.flatMap((change) => {
    if (change.change !== 'count-time') return []
    const { day, shift, silent_ms } = change
    const ms = change.to - change.from
    const runs = change.status === 'R'
    return [{ day, shift, run_ms: runs ? ms : 0, stop_ms: runs ? 0 : ms, silent_ms }]
  })
  const ledger = openStop(state, rules)
  enterChanges(ledger, moved.changes)
  const stops = [...ledger.values()].flatMap((entry) => {
    if (!entry) return []
    const { day, shift, stop_reason } = entry
    return [{ day, shift, stop_reason, ms: (entry.end ?? counted_to) - entry.start }]
  })
  return { counted_to, times, stops }
}

function openStop({ stop, reason }: MachineState, { calendar }: MachineRules): StopLedger {
  if (stop === '') return new Map()
  const start = startOfStop(stop)
  const { day, shift } = calendar.at(start)
  const said = { note: '', employee: '', automatic: 0, continues: 0 } as const
  return new Map([[stop, { stop, start, end: null, stop_reason: reason, ...said, day, shift }]])
}
