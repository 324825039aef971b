import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { exampleErp } from './example-erp.ts'

const now = 1_800_000_000_000
const token = 'of the test'
const signed = (body: string, with_token = token, at = now) => {
  const seconds = Math.floor(at / 1000)
  const hex = createHmac('sha256', with_token).update(`${seconds}.${body}`).digest('hex')
  return { body, signature: `t=${seconds},v1=${hex}` }
}
const message = (last: string) => JSON.stringify({ id: `00000000-0000-4000-8000-00000000${last}`, card_no: 'C-1' })
const hex = (chance: number) => chance.toString(16).padStart(4, '0')

test('T-PLANT-65 a message is booked once, however often it comes', () => {
  const erp = exampleErp({ token, now: () => now })
  expect(erp.take(signed(message(hex(1))))).toEqual({ status: 200, body: { booked: true } })
  expect(erp.take(signed(message(hex(1))))).toEqual({ status: 200, body: { booked: true, repeated: true } })
  expect(erp.booked.size).toBe(1)
})

test('T-PLANT-65 who does not know the token, or repeats an old message, is not heard', () => {
  const erp = exampleErp({ token, now: () => now })
  const body = message(hex(1))
  expect(erp.take(signed(body, 'guessed')).status).toBe(401)
  expect(erp.take(signed(body, token, now - 3_600_000)).status).toBe(401)
  expect(erp.take({ body, signature: '' }).status).toBe(401)
  expect(erp.take({ ...signed(body), body: message(hex(2)) }).status).toBe(401)
})

test('T-PLANT-65 some are locked until they are sent again later, some are never taken', () => {
  const erp = exampleErp({ token, now: () => now })
  const ask = (chance: number) => erp.take(signed(message(hex(chance)))).status
  expect(Array.from({ length: 7 }, () => ask(33))).toEqual([422, 422, 422, 422, 422, 200, 200])
  expect(Array.from({ length: 9 }, () => ask(67))).toEqual(Array(9).fill(422))
})
