import { has } from '@takt/domain/ground/special-functions.ts'
import type { PlantMachine, PlantPart } from '../plant.ts'
import type { RunRow } from './history-rows.ts'

/** What is mounted for a part: where people pick a structure of the mother tool, its core set makes the pieces. */
export function mountedTools(
  machine: PlantMachine,
  { tool_id }: Pick<PlantPart, 'tool_id'>,
): Pick<RunRow, 'tool_id' | 'structure_tool_id' | 'mother_tool_id'> {
  return has(machine, 'pickToolStructure') && tool_id === 'T-1001'
    ? { tool_id: 'T-1001-A1', structure_tool_id: 'T-1001-A', mother_tool_id: 'T-1001-M' }
    : { tool_id, structure_tool_id: '', mother_tool_id: '' }
}
