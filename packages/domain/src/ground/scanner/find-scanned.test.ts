import { expect, test } from 'vitest'
import { findScanned, type Lookup, scannedThings } from './find-scanned.ts'

const knowing =
  (thing: string, ...codes: string[]): Lookup<string> =>
  async (code) =>
    codes.includes(code) ? `${thing} ${code}` : undefined

test.each(scannedThings.map((thing, at) => [thing, scannedThings.slice(at)] as const))(
  'T-TOOL-05-X %s wins over what is asked after it',
  async (first, asked) => {
    const lookups = Object.fromEntries([...asked].reverse().map((thing) => [thing, knowing(thing, '42')]))
    expect(await findScanned(['42'], lookups)).toBe(`${first} 42`)
  },
)

test('T-TOOL-05-X the order is machine, card, work order, employee, tool, pallet, stop code', () =>
  expect(scannedThings).toEqual(['machine', 'card', 'work-order', 'employee', 'tool', 'pallet', 'stop-code']))

test('T-TOOL-03 the code as scanned comes before the one with a minus', async () => {
  const machine = knowing('machine', 'M+1', 'M-1')
  expect(await findScanned(['M+1', 'M-1'], { machine })).toBe('machine M+1')
  expect(await findScanned(['M+2', 'M-1'], { machine })).toBe('machine M-1')
})

test('T-TOOL-05-X what nobody knows leads nowhere', async () =>
  expect(await findScanned(['42'], { machine: knowing('machine', 'M1') })).toBeUndefined())
