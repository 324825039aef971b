import { describe, expect, test } from 'vitest'
import { firstLocation, isLocationType, isValidLocation, type Location } from './locations.ts'

const department = (code: string, description: string): Location => ({ group_type: 'department', code, description })
const zone = (code: string, description: string): Location => ({ group_type: 'zone', code, description })
const category = (code: string, description: string): Location => ({ group_type: 'category', code, description })
const plant = [
  department('20', 'Pressing'),
  department('10', 'Pressing'),
  department('30', 'Assembly'),
  zone('Z 1/Å', 'North'),
]

describe('locations', () => {
  test.each(['department', 'zone', 'category', 'mine'])('T-ROUTE-08 %s is a location type', (type) =>
    expect(isLocationType(type)).toBe(true),
  )
  test.each(['all', 'Zone', 'line', ''])('T-ROUTE-08 "%s" is no location type', (type) =>
    expect(isLocationType(type)).toBe(false),
  )

  test.each([
    ['department', '20', true],
    ['zone', 'Z 1/Å', true],
    ['zone', '20', false],
    ['line', '20', false],
    ['department', 'undefined', false],
    ['mine', 'all', true],
    ['mine', '20', false],
  ])('T-NAV-01 T-ROUTE-08-X %s/%s is valid: %s', (type, value, valid) =>
    expect(isValidLocation(type, value, plant)).toBe(valid),
  )

  test.each([
    ['the wanted kind, by description', 'department', plant, { locationtype: 'department', location: '30' }],
    [
      'then by code, counted as people count',
      'department',
      [department('20', 'P'), department('9', 'P')],
      { locationtype: 'department', location: '9' },
    ],
    ['another kind when the wanted one is empty', 'category', plant, { locationtype: 'department', location: '30' }],
    [
      'zone when there is no department',
      'line',
      [zone('Z2', 'b'), zone('Z1', 'a')],
      { locationtype: 'zone', location: 'Z1' },
    ],
    ['category last', 'zone', [category('C', 'c')], { locationtype: 'category', location: 'C' }],
    ['nothing at all', 'zone', [], undefined],
    ['favourites, also without any place', 'mine', [], { locationtype: 'mine', location: 'all' }],
  ])('T-NAV-02-X the first available location is %s', (_, wanted, known, first) =>
    expect(firstLocation(wanted, known)).toEqual(first),
  )
})
