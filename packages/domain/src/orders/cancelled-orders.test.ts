import { expect, test } from 'vitest'
import { nonCancelled } from './cancelled-orders.ts'

test.each([
  [[196], undefined, 1],
  [[], undefined, 0],
  [[], 1, 1],
  [[196], 0, 0],
] as const)('W-SF-08 with functions %j and asked %j the flag non_cancelled is %i', (special_functions, asked, flag) =>
  expect(nonCancelled({ special_functions }, asked)).toBe(flag),
)
