import { expect, test } from 'vitest'
import { sourcePlace, withSourcePlace } from './source-place.ts'

test.each([
  ['a zone', { locationtype: 'zone', location: 'A' }, { locationtype: 'zone', location: 'A' }],
  ['a zone that is still to be chosen', { locationtype: 'zone', location: '' }, undefined],
  ['a kind of place that nobody knows', { locationtype: 'street', location: 'A' }, undefined],
  ['machines', { machine_ids: 'M101;M102' }, undefined],
  ['nothing', {}, undefined],
])('D-BUILD-14 a source that names %s', (_, parameters, place) => {
  expect(sourcePlace(parameters as Record<string, string>)).toEqual(place)
})

test('D-BUILD-14 of a place it is of no chosen machines, and the other way round', () => {
  const zone = { locationtype: 'zone', location: 'A' } as const
  const ofZone = withSourcePlace({ machine_ids: 'M101', from: '1' }, zone)
  expect(ofZone).toEqual({ machine_ids: '', from: '1', ...zone })
  expect(withSourcePlace(ofZone, undefined)).toEqual({ machine_ids: '', from: '1' })
})
