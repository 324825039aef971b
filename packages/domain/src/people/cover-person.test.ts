import { expect, test } from 'vitest'
import { coverAddresses, coverEntry, coverJson, coverWords } from './cover-person.ts'

const was = {
  username: 'anna',
  full_name: 'Anna Berg',
  employee_name: 'Anna Maria Berg',
  employee_number: '7',
  email: 'anna.berg@plant.example',
}
const is = {
  username: 'person-7f3kq',
  full_name: 'Person 7F3KQ',
  employee_name: 'Person 7F3KQ',
  employee_number: 'P-7F3KQ',
  email: '',
}

test.each([
  ['Anna Berg found it', 'Person 7F3KQ found it'],
  ['ask ANNA BERG.', 'ask Person 7F3KQ.'],
  ['Anna Maria Berg and Anna Berg', 'Person 7F3KQ and Person 7F3KQ'],
  ['write to anna.berg@plant.example', 'write to '],
  // Another person, and words in which the name is only a part.
  ['Hanna Berglund', 'Hanna Berglund'],
  ['anna', 'anna'],
  ['seal 7 is worn', 'seal 7 is worn'],
])('T-SAFE-103 the words "%s" become "%s"', (words, covered) => {
  expect(coverWords(words, was, is)).toBe(covered)
})

test('T-SAFE-103 a name that is a part of many words is left in words', () => {
  const bo = { ...was, full_name: 'Bo', employee_name: 'Bo' }
  expect(coverWords('the Bo is', bo, is)).toBe('the Bo is')
  expect(coverJson({ name: 'Bo' }, bo, is)).toEqual({ name: 'Person 7F3KQ' })
})

test.each([
  ['anna.berg@plant.example', ''],
  ['boss@plant.example; Anna.Berg@plant.example, x@y.example', 'boss@plant.example, x@y.example'],
  ['boss@plant.example; x@y.example', 'boss@plant.example; x@y.example'],
])('T-SAFE-103 the addresses "%s" become "%s"', (list, covered) => {
  expect(coverAddresses(list, was)).toBe(covered)
})

test.each([
  [{ username: 'Anna' }, { username: 'person-7f3kq' }],
  [
    { role: 'anna', what: 'anna' },
    { role: 'anna', what: 'anna' },
  ],
  [
    { employee: '7', machine_id: '7', qty: 7 },
    { employee: 'P-7F3KQ', machine_id: '7', qty: 7 },
  ],
  [
    { rows: [{ emp_start_wo: '7' }, { employees: ['7', '8'] }] },
    { rows: [{ emp_start_wo: 'P-7F3KQ' }, { employees: ['P-7F3KQ', '8'] }] },
  ],
  [{ signer_name: 'anna berg' }, { signer_name: 'Person 7F3KQ' }],
  [null, null],
])('T-SAFE-103 %j becomes %j', (value, covered) => {
  expect(coverJson(value, was, is)).toEqual(covered)
})

test.each([
  ['employee.signed-in', 'M1/7', 'M1/P-7F3KQ'],
  ['good.reported', 'M1/7', 'M1/7'],
  ['user.changed', 'anna', 'person-7f3kq'],
  ['view.deleted', 'history-day/anna/Mine', 'history-day/person-7f3kq/Mine'],
])('T-SAFE-103 the key of %s, %s, becomes %s', (what, key, covered) => {
  const entry = { username: 'admin', what, key, reason: '', before: null, after: null }
  expect(coverEntry(entry, was, is)).toEqual({ ...entry, key: covered })
})

test('T-SAFE-103 who did it, why, and who signed in on a device are covered', () => {
  const entry = {
    username: 'anna',
    what: 'device.sign-in',
    key: 'terminal',
    reason: 'Anna Berg asked',
    before: '',
    after: '7',
  }
  expect(coverEntry(entry, was, is)).toEqual({
    ...entry,
    username: 'person-7f3kq',
    reason: 'Person 7F3KQ asked',
    after: 'P-7F3KQ',
  })
})

test('T-SAFE-103 of somebody without a number, a mail or a name nothing empty is covered', () => {
  const nobody = { ...was, employee_number: '', email: '', full_name: '', employee_name: '' }
  expect(coverJson({ employee: '', note: '', mail: '' }, nobody, is)).toEqual({ employee: '', note: '', mail: '' })
  expect(coverAddresses('', nobody)).toBe('')
})
