import type { PlantPart } from './plant.ts'
import type { PlantTool, PlantToolInsert, PlantToolStructure } from './plant-materials.ts'

/** A mother tool: its children are structures, each with a main tool and a mother form. */
const MOTHER = 'T-1001'

const structureTools: readonly PlantTool[] = [
  { tool_id: 'T-1001-A', tool_description: 'Cap 28 mm, structure A', category: '' },
  { tool_id: 'T-1001-B', tool_description: 'Cap 28 mm, structure B', category: '' },
  { tool_id: 'T-1001-A1', tool_description: 'Cap 28 mm, core set A', category: 'Main' },
  { tool_id: 'T-1001-B1', tool_description: 'Cap 28 mm, core set B', category: 'Main' },
  { tool_id: 'T-1001-M', tool_description: 'Cap 28 mm, mother form', category: '4' },
]

const structures: readonly PlantToolStructure[] = [
  { tool_id: MOTHER, child_tool_id: 'T-1001-A' },
  { tool_id: MOTHER, child_tool_id: 'T-1001-B' },
  { tool_id: 'T-1001-A', child_tool_id: 'T-1001-A1' },
  { tool_id: 'T-1001-A', child_tool_id: 'T-1001-M' },
  { tool_id: 'T-1001-B', child_tool_id: 'T-1001-B1' },
  { tool_id: 'T-1001-B', child_tool_id: 'T-1001-M' },
]

/** Cavities that are closed today, by tool. */
const closedCavities: Readonly<Record<string, readonly number[]>> = { 'T-1060': [3], 'T-1066': [7, 12] }

export function toolsOf(parts: readonly PlantPart[]): PlantTool[] {
  const mounted = ownTools(parts).map(({ tool_id, part_description }) => ({
    tool_id,
    tool_description: `${toolKind(tool_id)}, ${part_description}`,
    category: tool_id === MOTHER ? '' : 'Main',
  }))
  return mounted.some(({ tool_id }) => tool_id === MOTHER) ? [...mounted, ...structureTools] : mounted
}

export function toolStructuresOf(parts: readonly PlantPart[]): readonly PlantToolStructure[] {
  return parts.some(({ tool_id }) => tool_id === MOTHER) ? structures : []
}

/** One row for each cavity. A family tool has the cavities of both its parts, a core set those of its mother tool. */
export function toolInsertsOf(parts: readonly PlantPart[]): PlantToolInsert[] {
  return ownTools(parts).flatMap(({ tool_id }) => {
    const cavities = parts.filter((part) => part.tool_id === tool_id).reduce((sum, p) => sum + p.quantity_per_cycle, 0)
    const coreSets = tool_id === MOTHER ? structureTools.filter(({ category }) => category === 'Main') : []
    return [tool_id, ...coreSets.map((set) => set.tool_id)].flatMap((of) => cavitiesOf(of, cavities))
  })
}

function cavitiesOf(tool_id: string, count: number): PlantToolInsert[] {
  return Array.from({ length: count }, (_, index): PlantToolInsert => {
    const closed = closedCavities[tool_id]?.includes(index + 1)
    return { tool_id, insert_location: index + 1, status: closed ? 0 : 1 }
  })
}

function ownTools(parts: readonly PlantPart[]): PlantPart[] {
  const withTool = parts.filter(({ tool_id }) => tool_id !== '')
  return withTool.filter((part, index) => withTool.findIndex(({ tool_id }) => tool_id === part.tool_id) === index)
}

function toolKind(tool_id: string): string {
  return tool_id.startsWith('S') ? 'Stamping tool' : 'Mould'
}
