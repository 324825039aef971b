import type { MachineRules } from './machine-rules.ts'
import type { MachineChange, MachineState } from './machine-state.ts'

type CountedCycles = Extract<MachineChange, { change: 'count-cycles' }>

/** Cycles with the closed cavities of now; of a time in which the machine ran. */
export function countCycles(
  { reduction }: MachineState,
  cycles: number,
  { at, rules }: { at: number; rules: MachineRules },
): CountedCycles {
  const { day, shift } = rules.calendar.at(at)
  return { change: 'count-cycles', cycles, reduction, scrapped_by: '', scrap_percent: 0, at, day, shift }
}

/** The reason of the open stop, when what is made while it stands is scrapped. */
export function scrappingReason(
  { status, reason }: MachineState,
  rules: Pick<MachineRules, 'codes'>,
): Pick<CountedCycles, 'scrapped_by' | 'scrap_percent'> | undefined {
  const scrap_percent = status === 'S' ? (rules.codes.get(reason)?.scrap_percent ?? 0) : 0
  return scrap_percent > 0 ? { scrapped_by: reason, scrap_percent } : undefined
}
