import { procedures } from '@takt/contract/procedures.ts'
import { isFloorPermission } from '@takt/domain/ground/reach.ts'
import { expect, test } from 'vitest'

test('T-SAFE-21 every action says how far it reaches, unless its permission is one of the floor', () => {
  const silent = procedures.filter(
    ({ kind, permission, reach }) => kind === 'action' && reach === undefined && !isFloorPermission(permission),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})
