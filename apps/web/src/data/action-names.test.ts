import { procedures } from '@takt/contract/procedures.ts'
import { expect, test } from 'vitest'
import { isAction } from './action-names.ts'

test.each(procedures.map(({ name, kind }) => [name, kind] as const))('%s is a %s, as the contract says', (name, kind) =>
  expect(isAction(name)).toBe(kind === 'action'),
)
