/** What is named by hand when an order begins has to be there, whichever way the order is started. */
import type { Refusal } from '../ground/refusal.ts'

export interface NamedTool {
  readonly tool_id: string
  /** Of the part: it may be known to the ERP alone. */
  readonly planned: string
  /** Whether the plant has the named one. */
  readonly exists: boolean
}

/** A tool that nobody has would be mounted, worn and looked for. */
export function toolRefusal({ tool_id, planned, exists }: NamedTool): Refusal | null {
  if (tool_id === '' || tool_id === planned || exists) return null
  return { refusal: 'tool-not-found', values: { tool_id } }
}

export interface NamedSetup {
  readonly setup_type: string
  readonly machine_id: string
  /** Codes of the machine; where it has none, the kind of setup is said in words. */
  readonly offered: readonly string[]
}

export function setupTypeRefusal({ setup_type, machine_id, offered }: NamedSetup): Refusal | null {
  if (setup_type === '' || offered.length === 0 || offered.includes(setup_type)) return null
  return { refusal: 'setup-type-not-found', values: { setup_type, machine_id } }
}
