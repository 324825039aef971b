interface Made {
  readonly card_no: string
  readonly part_no: string
  readonly op_number: string
}

/** Which order of the plan is meant by the one that ran last with a tool: itself, or else the next of the same part. */
export function orderOfTool<P extends Made>(planned: readonly P[], last: Made): P | undefined {
  return (
    planned.find(({ card_no }) => card_no === last.card_no) ??
    planned.find(({ part_no, op_number }) => part_no === last.part_no && op_number === last.op_number)
  )
}
