import { Machine } from '@takt/domain/machines/model/machine.ts'
import { Order } from '@takt/domain/orders/model/order.ts'
import { texts } from '@takt/texts/texts.ts'
import { expect, test } from 'vitest'

test.each([
  ['a machine', Machine],
  ['an order', Order],
])('T-PLANT-318 every property of %s has a name that a heading can show', (_, { shape }) =>
  expect(Object.keys(shape).filter((key) => !(`column.${key}` in texts.en))).toEqual([]),
)
