import { expect, test } from 'vitest'
import { crashRounds } from '../bench/crash/crash-rounds.ts'

test('T-PLANT-07 killed under load, one after the other, server, database and connector lose and double nothing', async () => {
  const outcome = await crashRounds(3)
  expect(outcome).toMatchObject({ signalsLost: 0, signalsDoubled: 0, bookingsLost: 0, bookingsDoubled: 0 })
  expect(outcome.signals).toBeGreaterThan(30)
  expect(outcome.bookings).toBeGreaterThan(9)
})
