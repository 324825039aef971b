import { expect, test } from 'vitest'
import { idsIn, proofsOf } from './proofs.ts'
import { reachOfProduct } from './reach.ts'

test('an id in a comment proves nothing', () =>
  expect(idsIn("// T-NAV-01\ntest('T-NAV-02-X W-STEP-03 …', () => {})")).toEqual(['T-NAV-02-X', 'W-STEP-03']))

test.each([
  ['a rule', 'packages/domain/src/machines/oee/oee.test.ts', 'W-STAT-03-X'],
  ['a call through HTTP, by a server that a hook has started', 'apps/server/src/stops/stops.test.ts', 'T-CALL-18'],
  ['a page in a browser', 'e2e/specs/orders/late-orders.spec.ts', 'T-STATE-04'],
  ['a command that is started as a process', 'scripts/start.test.ts', undefined],
])('a test of %s proves what it names', (_, path, id) => {
  const { proven, named } = proofsOf(path)
  expect(named).toEqual([])
  if (id) expect(proven).toContain(id)
})

test('the same test proves nothing once the product no longer comes to its rule', () => {
  const path = 'packages/domain/src/machines/oee/oee.test.ts'
  const without = Object.assign(Object.create(reachOfProduct()), {
    hasExport: (file: string) => !file.startsWith('packages/domain/src/machines/oee/'),
  })
  expect(proofsOf(path, without).proven).toEqual([])
  expect(proofsOf(path, without).named).toContain('W-STAT-03-X')
})
