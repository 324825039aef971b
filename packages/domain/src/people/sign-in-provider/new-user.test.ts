import { expect, test } from 'vitest'
import { newUser } from './new-user.ts'

test.each([
  ['the name they sign in with', { preferred_username: 'anna', email: 'anna@plant.example' }, 'anna'],
  ['else their address', { email: 'anna@plant.example' }, 'anna@plant.example'],
  ['else nothing', { sub: '4711' }, ''],
  ['without what cannot be seen', { preferred_username: ' an\u200bna\u0000 ' }, 'anna'],
  ['never cut off', { preferred_username: 'a'.repeat(61), email: 'a@plant.example' }, 'a@plant.example'],
  ['no number', { preferred_username: 7 }, ''],
])('T-SAFE-49 a new person is called by %s', (_, claims, username) => {
  expect(newUser(claims).username).toBe(username)
})

test('T-SAFE-49 a new person has their full name and an address that is one', () => {
  expect(newUser({ name: 'Anna Ek', email: 'anna@plant.example' })).toMatchObject({
    full_name: 'Anna Ek',
    email: 'anna@plant.example',
  })
  expect(newUser({ name: 'x'.repeat(90), email: 'nowhere' })).toMatchObject({ full_name: 'x'.repeat(80), email: '' })
})
