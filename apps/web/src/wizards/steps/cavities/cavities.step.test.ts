import { expect, test } from 'vitest'
import type { Asked } from '../../engine/define-step.ts'
import { noLimits } from '../../quantity-verdict.ts'
import { cavities } from './cavities.step.ts'

const settings = { ...noLimits, max: 32, maxRule: 'wizard.cavities.limit', perCycle: 4 } as const

test.each([
  ['', { blocked: { key: 'wizard.cavities.enter' }, refused: false }],
  ['33', { blocked: { key: 'wizard.cavities.limit', values: { max: 32 } }, refused: true }],
  ['32', 'ok'],
])('T-PLANT-497 %j cavities are asked for and refused as cavities, not as a quantity', (entry, verdict) =>
  expect(cavities.check(entry, settings, {} as Asked)).toEqual(
    verdict === 'ok' ? 'ok' : expect.objectContaining(verdict as object),
  ),
)
