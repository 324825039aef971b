interface CardInPlan {
  readonly planned_op_qty: number
  readonly card_good_qty: number
  readonly cancelled: 0 | 1
}

/**
 * What of a card still has to be made; below zero: so many more than ordered are made. Of a cancelled card nothing is
 * left, whatever is missing: it would else be planned, prepared and summed up as work to come.
 */
export function leftToMake({ planned_op_qty, card_good_qty, cancelled }: CardInPlan): number {
  const missing = planned_op_qty - card_good_qty
  return cancelled === 1 ? Math.min(missing, 0) : missing
}
