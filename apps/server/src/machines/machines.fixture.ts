import { makes, ONCE, type Plant } from '../ground/db/makes.fixture.ts'

/** Beside M101, without special functions; what it makes is reported by people. */
export const aMachine = makes('machine', ({ nth }) => ({
  machine_id: `MADE${nth}`,
  department: '10',
  zone: 'A1',
  category: 'IM',
  special_functions: [],
  touch_config: {},
  good_from_cycles: false,
}))

export const aTool = makes('tool', ({ nth, given: { tool_id = `MADE-T${nth}` } }) => ({
  tool_id,
  tool_description: `Tool ${tool_id}`,
}))

/** That a tool is part of another. */
export const aToolPart = makes('tool_structure', () => ({}))

/** Tools by number and category, each as part of the one that is named after it. */
export async function someTools(
  plant: Plant,
  tools: readonly (readonly [tool_id: string, category: string, parent?: string])[],
): Promise<void> {
  for (const [tool_id, category] of tools) await aTool(plant, { tool_id, category })
  for (const [child_tool_id, , tool_id] of tools) if (tool_id) await aToolPart(plant, { tool_id, child_tool_id })
}

/** A place in a tool, in use. */
export const aToolInsert = makes('tool_insert', () => ({ status: 1 }))

/** Told to everybody. */
export const aNotification = makes('notification', () => ({ kind: 'alarm' }))

export const aSignal = makes('signal', ({ nth }) => ({ connector: 'made', seq: nth }))

export const aMachineCheckpoint = makes(
  'machine_checkpoint',
  ({ given: { day = '' } }) => ({ at: `${day}T00:00:00Z` }),
  ['company_id', 'machine_id', 'day'],
)

export const aMachineValue = makes('machine_value', () => ({}), ['company_id', 'machine_id', 'signal'])

export const aMachineNote = makes('machine_note', () => ({ username: 'operator', at: ONCE }))

export const aFavouriteMachine = makes('favourite_machine', () => ({}))

export const aEuromapProgram = makes('euromap_program', ({ nth }) => ({ program_id: `MADE-${nth}` }))

export const aScale = makes('scale', ({ nth }) => ({
  scale_id: `made-${nth}`,
  name: `Made scale ${nth}`,
  signal: `made-${nth}`,
}))

/** What a machine is doing, as if its signals had been heard. */
export const aMachineState = makes('machine_state', () => ({}), ['company_id', 'machine_id'])

/** Scrap, an order or a tool as a machine named it. */
export const aReportedSignal = makes('reported_signal', ({ nth }) => ({ connector: 'made', seq: nth }))
