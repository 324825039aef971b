/** Articles of the part register: a part, with as many operations as it has. */
export interface Article {
  readonly record_no: number
  readonly search_field: string
  readonly part_no: string
  readonly part_description: string
  readonly op_no: string
  readonly op_name: string
  readonly tool_id: string
  readonly quantity_per_cycle: number
  readonly planned_setup_time: number
  readonly planned_unit_time: number
  readonly planned_speed: number
  readonly capacity_factor: number
  readonly unit: string
  readonly integer_unit: 0 | 1
}

/** One row per part; it is found by the words of any of its operations. */
export interface PartFound {
  readonly record_no: number
  readonly part_no: string
  readonly part_description: string
  readonly search_field: string
  readonly operations: readonly Article[]
}

export function partsOf(articles: readonly Article[]): PartFound[] {
  const parts = new Map<string, PartFound>()
  for (const article of articles) {
    const known = parts.get(article.part_no)
    parts.set(article.part_no, {
      record_no: known?.record_no ?? article.record_no,
      part_no: article.part_no,
      part_description: article.part_description,
      search_field: `${known?.search_field ?? ''} ${article.search_field}`.trim(),
      operations: [...(known?.operations ?? []), article],
    })
  }
  return [...parts.values()]
}

/** The operation that is made: the only one, or the one that was picked of this very part. */
export function operationMade(part: PartFound | null, picked: Article | null): Article | null {
  if (!part) return null
  if (part.operations.length === 1) return part.operations[0] ?? null
  return part.operations.find(({ op_no }) => picked?.part_no === part.part_no && picked.op_no === op_no) ?? null
}
