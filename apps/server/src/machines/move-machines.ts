import type { MachineChange, MachineState } from '@takt/domain/machines/machine-state.ts'
import { move, type TimedEvent } from '@takt/domain/machines/rebuild.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { saveStates } from './machine-states.ts'
import { type PlantRules, rulesOf } from './plant-rules.ts'
import { rebuildMachine } from './rebuild-machine.ts'
import { writeCourses } from './write-courses.ts'

export interface Moved {
  /** Machines of which a stop began, ended or was named. */
  readonly stopsChanged: readonly string[]
}

interface Movement {
  readonly states: ReadonlyMap<string, MachineState>
  readonly events: ReadonlyMap<string, readonly TimedEvent[]>
  readonly rules: PlantRules
}

/** Where machines come to by their events; nothing of it is written yet. */
export interface PlannedMoves {
  readonly rules: PlantRules
  readonly moved: Map<string, MachineState>
  readonly courses: readonly { readonly machine_id: string; readonly changes: readonly MachineChange[] }[]
  /** Machines whose past has changed, and from when they are built anew. */
  readonly rebuilds: readonly { readonly machine_id: string; readonly from: number; readonly until: number }[]
}

/**
 * Takes events into machines that are locked (lockMachines) and whose events are kept already: the one way in which
 * stops and figures come to be, for signals, people and the clock alike.
 */
export async function moveMachines(db: CompanyDb, on: Movement): Promise<Moved> {
  return await writeMoves(db, planMoves(on))
}

export function planMoves({ states, events, rules }: Movement): PlannedMoves {
  const moved = new Map<string, MachineState>()
  const courses: { machine_id: string; changes: readonly MachineChange[] }[] = []
  const rebuilds: { machine_id: string; from: number; until: number }[] = []
  for (const [machine_id, happened] of events) {
    const state = states.get(machine_id)
    if (!state) continue
    const { state: next, changes, rebuild } = move(state, happened, rulesOf(rules, machine_id))
    if (rebuild) rebuilds.push({ machine_id, from: rebuild.from, until: next.counted_to })
    else {
      moved.set(machine_id, next)
      courses.push({ machine_id, changes })
    }
  }
  return { rules, moved, courses, rebuilds }
}

export async function writeMoves(db: CompanyDb, { rules, moved, courses, rebuilds }: PlannedMoves): Promise<Moved> {
  const stopped = courses.filter(({ changes }) => changes.some(({ change }) => change.endsWith('-stop')))
  const states = new Map(moved)
  for (const { machine_id, from, until } of rebuilds) {
    const { state } = await rebuildMachine(db, machine_id, { from, until, rules })
    states.set(machine_id, state)
  }
  await writeCourses(db, courses)
  await saveStates(db, states, rules)
  return { stopsChanged: [...stopped, ...rebuilds].map(({ machine_id }) => machine_id) }
}
