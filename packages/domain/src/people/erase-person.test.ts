import { expect, test } from 'vitest'
import { erasureProblem, newSign, pseudonymOf } from './erase-person.ts'

const fine = {
  self: false,
  wholePlant: true,
  identity: { username: 'anna', full_name: 'Anna Berg' },
  typed: ' Anna Berg ',
  atWork: [],
  lastAdministrator: false,
  isErased: false,
}

test.each([
  [{}, undefined],
  [{ identity: { username: 'anna', full_name: '' }, typed: 'anna' }, undefined],
  [{ wholePlant: false }, 'erase-whole-plant'],
  [{ self: true }, 'erase-self'],
  [{ isErased: true }, 'erased-already'],
  [{ lastAdministrator: true }, 'erase-last-administrator'],
  [{ atWork: ['M101', 'M102'] }, 'erase-at-work'],
  [{ typed: 'anna' }, 'erase-name-differs'],
  [{ typed: '' }, 'erase-name-differs'],
])('T-SAFE-102 with %j a person is refused to be erased: %s', (change, refusal) => {
  expect(erasureProblem({ ...fine, ...change })?.refusal).toBe(refusal)
})

test('T-SAFE-102 a pseudonym is one sign in all that names somebody, and every sign can be read aloud', () => {
  const numbers = [0, 15, 30, 3, 9]
  expect(newSign((below) => (numbers.shift() ?? 0) % below)).toBe('2HZ5B')
  expect(pseudonymOf('2HZ5B')).toEqual({
    username: 'person-2hz5b',
    full_name: 'Person 2HZ5B',
    employee_name: 'Person 2HZ5B',
    employee_number: 'P-2HZ5B',
    email: '',
  })
})
