import type { MachineChange, MachineState } from '@takt/domain/machine/machine-state.ts'
import { move, type TimedEvent } from '@takt/domain/machine/rebuild.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { saveStates } from './machine-states.ts'
import { type PlantRules, rulesOf } from './plant-rules.ts'
import { rebuildMachine } from './rebuild-machine.ts'
import { writeCourses } from './write-courses.ts'

export interface Moved {
  /** Machines of which a stop began, ended or was named. */
  readonly stopsChanged: readonly string[]
}

/**
 * Takes events into machines that are locked (lockMachines) and whose events are kept already: the one way in which
 * stops and figures come to be, for signals, people and the clock alike.
 */
export async function moveMachines(
  db: CompanyDb,
  on: {
    states: ReadonlyMap<string, MachineState>
    events: ReadonlyMap<string, readonly TimedEvent[]>
    rules: PlantRules
  },
): Promise<Moved> {
  const moved = new Map<string, MachineState>()
  const courses: { machine_id: string; changes: readonly MachineChange[] }[] = []
  const stopsChanged = new Set<string>()
  for (const [machine_id, events] of on.events) {
    const state = on.states.get(machine_id)
    if (!state) continue
    const { state: next, changes, rebuild } = move(state, events, rulesOf(on.rules, machine_id))
    if (rebuild) {
      const { state: rebuilt } = await rebuildMachine(db, machine_id, {
        from: rebuild.from,
        until: next.counted_to,
        rules: on.rules,
      })
      moved.set(machine_id, rebuilt)
      stopsChanged.add(machine_id)
    } else {
      moved.set(machine_id, next)
      courses.push({ machine_id, changes })
      if (changes.some(({ change }) => change.endsWith('-stop'))) stopsChanged.add(machine_id)
    }
  }
  await writeCourses(db, courses)
  await saveStates(db, moved, on.rules)
  return { stopsChanged: [...stopsChanged] }
}
