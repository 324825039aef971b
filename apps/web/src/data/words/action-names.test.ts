import { procedures } from '@takt/contract/procedures.ts'
import { expect, test } from 'vitest'
import { isAction } from './action-names.ts'

test.each(procedures.map(({ name, kind }) => [name, kind] as const))(
  'T-STATE-22-X %s is a %s and carries a request id accordingly',
  (name, kind) => expect(isAction(name)).toBe(kind === 'action'),
)
