import { expect, test } from 'vitest'
import { orderOfTool } from './order-of-tool.ts'

const order = (card_no: string, part_no: string, op_number = '10') => ({ card_no, part_no, op_number })
const plan = [order('1', 'A'), order('2', 'B'), order('3', 'B'), order('4', 'C', '20')]

test.each([
  ['the order itself when it is still planned', order('3', 'B'), '3'],
  ['the next of the same part when it is not', order('9', 'B'), '2'],
  ['nothing of another operation', order('9', 'C'), undefined],
  ['nothing of a part that is not planned', order('9', 'D'), undefined],
])('T-PLANT-92 %s', (_, last, card_no) => expect(orderOfTool(plan, last)?.card_no).toBe(card_no))
