import { UNCODED } from '../stops/uncoded.ts'
import { countingAt, type MachineRules } from './machine-rules.ts'
import type { MachineState } from './machine-state.ts'
import { standingRule, type ValueRule } from './value-rules.ts'

interface FirstReason {
  readonly reason: string
  readonly automatic: 0 | 1
  readonly continues: 0 | 1
}

/** The reason with which a stop begins at that moment. */
export function firstReason(state: MachineState, at: number, rules: MachineRules): FirstReason {
  const usual = usualReason(state, at, rules)
  const rule = standingRule(state.standings, rules.values)
  // A stop that goes on after a run too short to count keeps its reason, unless a signal is there to verify another.
  if (!rule || (usual.continues === 1 && !rule.verifying)) return usual
  return { ...usual, reason: rule.reason, automatic: 1 }
}

function usualReason(state: MachineState, at: number, rules: MachineRules): FirstReason {
  const { status, since, last_reason, people } = state
  const { min_run_seconds, unattended_code } = countingAt(rules, at)
  const ran = status === 'R' ? at - since : Number.POSITIVE_INFINITY
  if (last_reason !== '' && ran < min_run_seconds * 1000) {
    return { reason: last_reason, automatic: last_reason === UNCODED ? 0 : 1, continues: 1 }
  }
  if (people === 0 && unattended_code !== '') {
    return { reason: unattended_code, automatic: 1, continues: 0 }
  }
  const inherit = rules.codes.get(last_reason)?.inherit_seconds ?? 0
  if (inherit > 0 && ran <= inherit * 1000) return { reason: last_reason, automatic: 1, continues: 0 }
  return { reason: UNCODED, automatic: 0, continues: 0 }
}

/** The verifying rule that has named the stop that goes on: while it stands nobody and nothing changes the reason. */
export function heldBy(state: MachineState, rules: Pick<MachineRules, 'values'>): ValueRule | undefined {
  if (state.stop === '') return undefined
  const rule = standingRule(state.standings, rules.values)
  return rule?.verifying && rule.reason === state.reason ? rule : undefined
}
