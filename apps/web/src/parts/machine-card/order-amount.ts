import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { unitText } from '../../data/words/unit-text.ts'

type Made = Pick<Machine, 'card_good_qty' | 'planned_op_qty' | 'unit'>

/** What an order has of what it is to have, in its own unit. */
export function orderAmount({ card_good_qty, planned_op_qty, unit }: Made, number: (value: number) => string): string {
  return `${number(card_good_qty)} / ${number(planned_op_qty)} ${unitText(unit)}`.trim()
}
