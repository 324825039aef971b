import { z } from 'zod'
import { Time } from '../../ground/model/ids.ts'

/** A tool and where it is. */
export const ToolRow = z.object({
  tool_id: z.string(),
  tool_description: z.string(),
  /** '-' while it sits in no machine that the user may see. */
  machine_id: z.string(),
  cavities_open: z.int(),
  cavities_total: z.int(),
  /** '' while no order runs with it. */
  work_order_no: z.string(),
  /** When it last made pieces, '' when never. */
  last_used: Time.or(z.literal('')),
})
export type ToolRow = z.infer<typeof ToolRow>

/** Any of its words, in any case: a scanner reads the tool, a person remembers the order. */
export function findsTool(tool: ToolRow, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return [tool.tool_id, tool.tool_description, tool.machine_id, tool.work_order_no].some((word) =>
    word.toLowerCase().includes(wanted),
  )
}
