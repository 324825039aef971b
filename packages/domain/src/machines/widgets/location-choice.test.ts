import { expect, test } from 'vitest'
import { locationGraphMissing, machinesAt, placeChoices, placeMissing } from './location-choice.ts'

const whole = { period: '30d', locationtype: 'zone', location: 'A', labelMode: 'hours', type: 'bar' }

test.each(['period', 'locationtype', 'location', 'labelMode', 'type'] as const)(
  'D-VALID-08 the location graph waits for %s',
  (name) => {
    expect(locationGraphMissing(whole)).toBeUndefined()
    expect(locationGraphMissing({ ...whole, [name]: '' })).toBe(name)
  },
)

test.each([
  ['a kind of place alone', { locationtype: 'zone', location: '', machineId: ['M1'] }, 'location'],
  ['a place', { locationtype: 'zone', location: 'A', machineId: [] }, undefined],
  ['neither place nor machine', { locationtype: '', location: '', machineId: [] }, 'machine'],
  ['a machine', { locationtype: '', location: '', machineId: ['M1'] }, undefined],
] as const)('D-VALID-09 %s', (_, options, missing) => {
  expect(placeMissing(options)).toBe(missing)
})

test('D-VALID-10-X department, zone and category are offered, mine is not', () => {
  expect(placeChoices).toEqual(['', 'department', 'zone', 'category'])
})

test('D-WIDGET-17-X the machines of a place, or the chosen ones in their order', () => {
  const machine = (machine_id: string, zone: string) => ({ machine_id, zone, department: 'D', category: 'C' })
  const machines = [machine('M1', 'A'), machine('M2', 'B'), machine('M3', 'A')]
  const at = (locationtype: '' | 'zone', location: string, machineId: string[]) =>
    machinesAt(machines, { locationtype, location, machineId }).map(({ machine_id }) => machine_id)
  expect(at('zone', 'A', ['M2'])).toEqual(['M1', 'M3'])
  expect(at('', '', ['M3', 'M9', 'M1'])).toEqual(['M3', 'M1'])
})
