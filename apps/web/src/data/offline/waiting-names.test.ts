import { procedures } from '@takt/contract/procedures.ts'
import { expect, test } from 'vitest'
import { waitingNames } from './waiting-names.ts'

test('T-OFFLINE-06 the server remembers the answer of every call that may wait for as long as it may wait', () =>
  expect([...waitingNames]).toEqual(
    procedures
      .filter((procedure) => 'canWait' in procedure && procedure.canWait)
      .map(({ name }) => name)
      .sort(),
  ))
