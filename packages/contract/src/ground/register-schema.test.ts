import type { Register } from '@takt/domain/ground/registers/define-register.ts'
import { fieldProblem } from '@takt/domain/ground/registers/field-problem.ts'
import { registers } from '@takt/domain/setup/registers.ts'
import { expect, test } from 'vitest'
import { givenRow } from './register-schema.ts'

/** What a person, a file or a program may send for any field. */
const values: readonly unknown[] = [
  ...[
    '',
    ' ',
    'x',
    'TEC',
    'Automatic',
    'red',
    '#1A2B3C',
    'url(x)',
    'breakdown',
    'a;b',
    'y'.repeat(41),
    'y'.repeat(1001),
  ],
  ...[0, 1, 2, 9, 10, -1, 1.5, 9999, 10_000, 1e9, 1e10, Number.NaN, true, false, null, undefined],
  ...[{}, { en: 'A' }, { sv: ' ' }, { en: 'z'.repeat(81) }, { en: 5 }],
  ...[[], ['M101'], [''], [5], Array.from({ length: 501 }, (_, at) => `M${at}`)],
]

const fields = registers.flatMap((register) =>
  Object.entries(register.fields).map(([name, field]) => ({
    register: register.name,
    name,
    field,
    of: register as Register,
  })),
)

test.each(fields)(
  'T-PLANT-461 the wire and the form refuse the same values of $register.$name',
  ({ name, field, of }) => {
    const schema = givenRow(of).shape[name as never] as { safeParse(value: unknown): { success: boolean } }
    const differ = values.filter((value) => schema.safeParse(value).success !== (fieldProblem(field, value) === null))
    expect(differ).toEqual([])
  },
)
