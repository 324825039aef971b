import { expect, test } from 'vitest'
import { defineRegister } from './define-register.ts'
import { machines, namesOf, numberOf, textOf } from './field.ts'
import { rowChanges } from './row-changes.ts'

const register = defineRegister({
  name: 'tool',
  key: 'code',
  calls: { load: 'l', save: 's', remove: 'r' },
  fields: { code: textOf(20), names: namesOf(80), cost: numberOf(0, 9, { empty: true }), machines },
})
const row = { code: '1', names: { en: 'A', sv: 'B' }, cost: null, machines: ['M1', 'M2'] }

test.each([
  ['nothing', { ...row, names: { sv: 'B', en: 'A' } }, []],
  [
    'one name',
    { ...row, names: { en: 'A', sv: 'C' } },
    [{ field: 'names', from: row.names, to: { en: 'A', sv: 'C' } }],
  ],
  ['nothing to a number', { ...row, cost: 0 }, [{ field: 'cost', from: null, to: 0 }]],
  [
    'the order of machines',
    { ...row, machines: ['M2', 'M1'] },
    [{ field: 'machines', from: ['M1', 'M2'], to: ['M2', 'M1'] }],
  ],
  ['what it does not name', { cost: 3 }, [{ field: 'cost', from: null, to: 3 }]],
  ['what is no field', { ...row, pin: '1234' }, []],
])('T-PLANT-462 of %s it is told from what to what', (_, after, changes) => {
  expect(rowChanges(register, row, after)).toEqual(changes)
})
