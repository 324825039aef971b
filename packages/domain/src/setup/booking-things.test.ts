import { expect, test } from 'vitest'
import { bookingKey, bookingThings } from './booking-things.ts'
import { trailThings } from './trail-things.ts'

test.each([
  [{ machine_id: 'M1', stop: '17' }, 'M1/17'],
  [{ machine_id: 'M1', card_no: '4711' }, '4711'],
  [{ machine_id: 'M1' }, ''],
])('T-SAFE-111 the trail keeps %j under %s', (of, key) => {
  expect(bookingKey(of)).toBe(key)
})

test('T-SAFE-111 what is told of bookings is of things that the trail knows', () => {
  expect(
    Object.values(bookingThings)
      .flat()
      .filter((thing) => !trailThings.includes(thing)),
  ).toEqual([])
})
