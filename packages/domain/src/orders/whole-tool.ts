export interface ToolInTool {
  readonly tool_id: string
  readonly child_tool_id: string
}

/**
 * The tool that a mounted one is a part of, and that parts are planned on: a core set of a mother tool counts with it, or
 * one tool stands in a chart under as many names as it has core sets. What belongs to several tools stays itself.
 */
export function wholeTools(structure: readonly ToolInTool[]): (tool_id: string) => string {
  const parents = Map.groupBy(structure, ({ child_tool_id }) => child_tool_id)
  const topsOf = (tool_id: string, met: ReadonlySet<string>): ReadonlySet<string> => {
    const above = (parents.get(tool_id) ?? []).filter((row) => !met.has(row.tool_id))
    if (above.length === 0) return new Set([tool_id])
    return new Set(above.flatMap((row) => [...topsOf(row.tool_id, new Set([...met, row.tool_id]))]))
  }
  const known = new Map<string, string>()
  return (tool_id) => {
    const found = known.get(tool_id)
    if (found !== undefined) return found
    const [top = tool_id, ...others] = topsOf(tool_id, new Set([tool_id]))
    const whole = others.length === 0 ? top : tool_id
    known.set(tool_id, whole)
    return whole
  }
}
