import { expect, test } from 'vitest'
import { mailAddresses } from '../ground/mail-addresses.ts'
import { isPermanent, nextMailAttempt } from './mail-sending.ts'

test.each([
  [1, false, 60_000],
  [2, false, 300_000],
  [3, false, 900_000],
  [4, false, 3_600_000],
  [5, false, 14_400_000],
  [6, false, 43_200_000],
  [7, false, null],
  [1, true, null],
])('T-PLANT-226 after failure %i (for ever: %s) a mail is tried again in %s ms', (attempts, permanent, pause) => {
  const now = Date.UTC(2026, 10, 16)
  expect(nextMailAttempt({ attempts, permanent, now })).toBe(pause === null ? null : now + pause)
})

test.each([
  [undefined, false],
  [421, false],
  [450, false],
  [550, true],
  [554, true],
])('T-PLANT-226 the answer %s of a mail server holds for ever: %s', (code, expected) => {
  expect(isPermanent(code)).toBe(expected)
})

test.each([
  ['safety@example.com', ['safety@example.com']],
  [' a@x.example; b@y.example,c@z.example ', ['a@x.example', 'b@y.example', 'c@z.example']],
  ['A@x.example;a@x.example', ['A@x.example']],
  ['nobody; @x; a@; a b@x.example', []],
  ['a@x.example\r\nBcc: evil@y.example', []],
  ['', []],
])('T-PLANT-225 the addresses of %j are %j', (text, addresses) => expect(mailAddresses(text)).toEqual(addresses))
