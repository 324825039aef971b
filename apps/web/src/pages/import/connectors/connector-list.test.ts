import type { ConnectorRow } from '@takt/domain/machines/model/connector.ts'
import { describe, expect, test } from 'vitest'
import { connectorKey, connectorsNamed, lastHeard, readLastError, sharedNames } from './connector-list.ts'

const row = (connector: string, sender = '', shared_name = false) =>
  ({ connector, sender, shared_name, last_signal: '', last_post: '' }) as ConnectorRow
const rows = [row('hall-a', 'one', true), row('hall-a', 'two', true), row('Hall-B'), row('press-shop')]

describe('T-PLANT-25 list', () => {
  test.each<[string, string[]]>([
    ['', ['hall-a', 'hall-a', 'Hall-B', 'press-shop']],
    [' HALL ', ['hall-a', 'hall-a', 'Hall-B']],
    ['shop', ['press-shop']],
    ['none', []],
  ])('T-PLANT-25 the search %j finds %j', (search, names) =>
    expect(connectorsNamed(rows, search).map(({ connector }) => connector)).toEqual(names),
  )

  test('T-PLANT-25 a shared name is warned of once, and its senders have keys of their own', () => {
    expect(sharedNames(rows)).toEqual(['hall-a'])
    expect(new Set(rows.map(connectorKey)).size).toBe(4)
  })

  test.each<[string, string, string | null]>([
    ['2026-11-15T10:00:00.000Z', '2026-11-15T12:00:00.000Z', '2026-11-15T10:00:00.000Z'],
    ['', '2026-11-15T12:00:00.000Z', '2026-11-15T12:00:00.000Z'],
    ['', '', null],
  ])('T-PLANT-25 signal %j and post %j were last heard %j', (last_signal, last_post, heard) =>
    expect(lastHeard({ last_signal, last_post })).toBe(heard === null ? null : Date.parse(heard)),
  )

  test.each([
    ['', null],
    ['2026-11-15T10:00:00.000Z broker refused', { at: Date.UTC(2026, 10, 15, 10), reason: 'broker refused' }],
    ['no time given', { at: 0, reason: 'no time given' }],
  ])('T-PLANT-25 the last error %j is read as %j', (kept, read) => expect(readLastError(kept)).toEqual(read))
})
