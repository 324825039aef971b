import { countingAt, type MachineRules } from './machine-rules.ts'
import type { MachineState } from './machine-state.ts'
import { endOfMicro } from './micro-stop.ts'
import { hasNoReason, MICRO, UNCODED } from './uncoded.ts'
import { holdingRule, type ValueRule } from './value-rules.ts'

interface FirstReason {
  readonly reason: string
  readonly automatic: 0 | 1
  readonly continues: 0 | 1
  /** Since when the machine stands, where that may be a micro-stop. */
  readonly micro_since: number | null
}

const uncoded: FirstReason = { reason: UNCODED, automatic: 0, continues: 0, micro_since: null }

/** The reason with which a stop begins at that moment. */
export function firstReason(state: MachineState, at: number, rules: MachineRules): FirstReason {
  const usual = usualReason(state, at, rules)
  const rule = holdingRule(state.signal_states, rules.values)
  // A stop that goes on after a run too short to count keeps its reason, unless a signal is there to verify another.
  if (!rule || (usual.continues === 1 && !rule.verifying)) return usual
  return { ...usual, reason: rule.reason, automatic: 1, micro_since: null }
}

function usualReason(state: MachineState, at: number, rules: MachineRules): FirstReason {
  const { status, since, last_reason, people } = state
  const { unattended_code, micro_stop_seconds } = countingAt(rules, at)
  // Of the run's own time: whether it may still turn out to be none is known when a day ends within it.
  const { min_run_seconds } = countingAt(rules, since)
  const ran = status === 'R' ? at - since : Number.POSITIVE_INFINITY
  if (last_reason !== '' && ran < min_run_seconds * 1000) {
    const micro_since = last_reason === MICRO ? (state.micro_since ?? at) : null
    // One that has lasted too long by now is no micro-stop, and never was.
    if (micro_since !== null && at >= endOfMicro(micro_since, rules)) return { ...uncoded, continues: 1 }
    return { reason: last_reason, automatic: hasNoReason(last_reason) ? 0 : 1, continues: 1, micro_since }
  }
  if (people === 0 && unattended_code !== '') return { ...uncoded, reason: unattended_code, automatic: 1 }
  const inherit = rules.codes.get(last_reason)?.inherit_seconds ?? 0
  if (inherit > 0 && ran <= inherit * 1000) return { ...uncoded, reason: last_reason, automatic: 1 }
  return micro_stop_seconds > 0 ? { ...uncoded, reason: MICRO, micro_since: at } : uncoded
}

/** The verifying rule that has named the stop that goes on: while it stands nobody and nothing changes the reason. */
export function heldBy(state: MachineState, rules: Pick<MachineRules, 'values'>): ValueRule | undefined {
  if (state.stop === '') return undefined
  const rule = holdingRule(state.signal_states, rules.values)
  return rule?.verifying && rule.reason === state.reason ? rule : undefined
}
