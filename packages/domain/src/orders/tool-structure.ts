/** SF183: the operator picks one structure of a mother tool; it says which tool makes the pieces and which one holds it. */
export interface ToolChild {
  readonly child_tool_id: string
  readonly category: string
}

export interface OrderTools {
  readonly tool_id: string
  readonly mother_tool_id: string
  /** What later counts wear on the tools of the structure. */
  readonly structure_tool_id: string
}

const MAIN = 'Main'
const MOTHER_FORM = '4'

/** Where the picked structure names no tool of a kind, the planned one stays. */
export function toolsOf(
  planned: Omit<OrderTools, 'structure_tool_id'>,
  picked: string,
  childrenOfPicked: readonly ToolChild[],
): OrderTools {
  const first = (category: string) => childrenOfPicked.find((child) => child.category === category)?.child_tool_id
  const main = first(MAIN)
  return {
    tool_id: main ?? planned.tool_id,
    mother_tool_id: first(MOTHER_FORM) ?? planned.mother_tool_id,
    structure_tool_id: main === undefined ? planned.tool_id : picked,
  }
}
