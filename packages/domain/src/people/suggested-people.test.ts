import { expect, test } from 'vitest'
import { suggestedPeople } from './suggested-people.ts'

const person = (employee_number: string, employee_name = `Name ${employee_number}`) => ({
  employee_number,
  employee_name,
})
const numbers = (of: ReturnType<typeof suggestedPeople>) => of.map(({ employee_number }) => employee_number)

test('T-PLANT-306 whoever is signed in is offered first, then those at the machine, each once', () =>
  expect(numbers(suggestedPeople(person('2'), [person('1'), person('2'), person('3')]))).toEqual(['2', '1', '3']))

test('T-PLANT-306 an account that is nobody offers those at the machine', () => {
  expect(numbers(suggestedPeople(null, [person('1')]))).toEqual(['1'])
  expect(numbers(suggestedPeople(person('', 'Press terminal'), [person('1')]))).toEqual(['1'])
})

test('T-PLANT-306 at most four are offered', () =>
  expect(
    numbers(
      suggestedPeople(
        person('5'),
        ['1', '2', '3', '4'].map((n) => person(n)),
      ),
    ),
  ).toEqual(['5', '1', '2', '3']))

test('T-PLANT-306 a name that one of the two does not know comes from the other', () =>
  expect(suggestedPeople(person('1', ''), [person('1', 'Anna Berg')])).toEqual([person('1', 'Anna Berg')]))
