import { advance, resume } from './advance.ts'
import { countCycles } from './count-cycles.ts'
import { heard, isHeard } from './heard.ts'
import { isLate, lateEffect } from './late.ts'
import type { MachineRules } from './machine-rules.ts'
import { type MachineChange, type MachineEvent, type MachineState, unheard } from './machine-state.ts'

export interface TimedEvent {
  readonly at: number
  readonly event: MachineEvent
}

/** Where the present cannot take an event in: the past has to be built again from this moment. */
export interface NeedsRebuild {
  readonly from: number
}

export interface Moved {
  readonly state: MachineState
  readonly changes: readonly MachineChange[]
  readonly rebuild: NeedsRebuild | null
}

/**
 * Events as they arrive. Those of the past that only repeat or count are taken in; with the first one that changes the
 * past the caller rebuilds, from the beginning of its day, with all events in the order of their times.
 */
export function move(state: MachineState, events: readonly TimedEvent[], rules: MachineRules): Moved {
  const changes: MachineChange[] = []
  let earliest = Number.POSITIVE_INFINITY
  let changesPast = false
  let now = state
  for (const { at, event } of events) {
    if (!isLate(now, at)) {
      const next = advance(now, event, { at, rules })
      now = next.state
      for (const change of next.changes) changes.push(change)
      continue
    }
    // A rebuild does all of this anew: begun after a late one that only counted, it would lose that one's pieces.
    earliest = Math.min(earliest, at)
    const effect = lateEffect(now, event, { at, rules })
    if (effect === 'count' && event.kind === 'cycles') changes.push(countCycles(now, event.value, { at, rules }))
    if (effect === 'rebuild') changesPast = true
    else if (isHeard(event)) {
      if (endedSince(now, at, rules)) changes.push({ change: 'heard', at })
      now = heard(now, event, at)
    }
  }
  return { state: now, changes, rebuild: changesPast ? { from: earliest } : null }
}

/** Whether a plant day has ended since: its checkpoint then remembers a machine that had not yet said this. */
function endedSince({ counted_to }: MachineState, at: number, { calendar }: MachineRules): boolean {
  return calendar.at(at).day !== calendar.at(counted_to).day
}

/**
 * Events in the order of their times, from a checkpoint that lies before all of them, or from the machine's first word
 * on; time is counted up to `until`.
 */
export function replay(
  checkpoint: MachineState | null,
  events: readonly TimedEvent[],
  on: { rules: MachineRules; until: number },
): Omit<Moved, 'rebuild'> {
  const begun = checkpoint ? resume(checkpoint, on.rules) : { state: unheard, changes: [] }
  const changes = [...begun.changes]
  let now = begun.state
  for (const { at, event } of [...events, { at: on.until, event: { kind: 'tick' } as const }]) {
    const next = advance(now, event, { at: Math.max(at, now.counted_to), rules: on.rules })
    now = next.state
    for (const change of next.changes) changes.push(change)
  }
  return { state: now, changes }
}
