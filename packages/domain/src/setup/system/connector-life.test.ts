import { expect, test } from 'vitest'
import { type ConnectorLife, connectorLife } from './connector-life.ts'

const now = Date.parse('2026-06-10T12:00:00Z')
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString()

test.each<[string, string, string | null, ConnectorLife]>([
  ['that reported just now', 'connected', ago(5), 'ok'],
  ['that is still connecting', 'connecting', ago(5), 'ok'],
  ['whose machine is away', 'lost', ago(5), 'lost'],
  ['that missed three reports', 'connected', ago(40), 'ok'],
  ['that missed four', 'connected', ago(41), 'dead'],
  ['that died while its machine was away', 'lost', ago(41), 'dead'],
  ['that was switched off', 'closed', ago(900), 'closed'],
  ['that only posts, an hour ago', '', ago(3600), 'ok'],
  ['that only posts, longer ago', '', ago(3601), 'dead'],
  ['of which nothing was heard for a month', 'connected', ago(31 * 86_400), 'gone'],
  ['that was never heard', '', null, 'gone'],
])('T-SAFE-79 a connector %s', (_name, said, heard, life) => {
  expect(connectorLife({ said, heard }, now)).toBe(life)
})
