/** A tool is there once: where two machines would need it at the same time, both orders are named. */
interface NeedsTool {
  readonly card_no: string
  /** As people call it. */
  readonly order: string
  readonly machine_id: string
  /** '' = none. */
  readonly tool_id: string
  readonly begin_at: number | null
  readonly end_at: number | null
}

export interface ToolClash {
  readonly tool_id: string
  /** The other one. */
  readonly order: string
  readonly machine_id: string
}

/** By order the first other one that it clashes with. */
export function toolClashes(orders: readonly NeedsTool[]): Map<string, ToolClash> {
  const clashes = new Map<string, ToolClash>()
  const note = (of: NeedsTool, { tool_id, order, machine_id }: NeedsTool) => {
    if (!clashes.has(of.card_no)) clashes.set(of.card_no, { tool_id, order, machine_id })
  }
  for (const sharing of Map.groupBy(orders.filter(isPlaced), ({ tool_id }) => tool_id).values()) {
    const sorted = sharing.sort((a, b) => a.begin_at - b.begin_at)
    sorted.forEach((order, at) => {
      for (const later of sorted.slice(at + 1)) {
        if (later.begin_at >= order.end_at) break
        if (later.machine_id === order.machine_id) continue
        note(order, later)
        note(later, order)
      }
    })
  }
  return clashes
}

type Placed = NeedsTool & { readonly begin_at: number; readonly end_at: number }

function isPlaced(order: NeedsTool): order is Placed {
  return order.tool_id !== '' && order.begin_at !== null && order.end_at !== null
}
