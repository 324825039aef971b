import { expect, test } from 'vitest'
import { choiceOf, codeOf, colour, type Field, flagOf, machines, namesOf, numberOf, textOf, yesNoOf } from './field.ts'
import { fieldProblem } from './field-problem.ts'

/** The same values are given to the schema of the wire in packages/contract: register-schema.test.ts. */
const cases: [string, Field, unknown, string | null][] = [
  ['a text', textOf(5), 'abc', null],
  ['no text', textOf(5), '', null],
  ['a needed text', textOf(5, { needed: true }), '  ', 'import-field-needed'],
  ['a long text', textOf(5), 'abcdef', 'import-field-long'],
  ['blanks around a text count for nothing', textOf(5), ' abcde ', null],
  ['a number as text', textOf(5), 5, 'import-field-text'],
  ['a code', codeOf('stop-group', 5), 'TEC', null],
  ['a needed code', codeOf('stop-group', 5), '', 'import-field-needed'],
  ['a code that may be left out', codeOf('stop-group', 5, { needed: false }), '', null],
  ['a name in one language', namesOf(5), { sv: 'Ställ' }, null],
  ['no name', namesOf(5), { sv: ' ' }, 'import-field-needed'],
  ['no name where none is needed', namesOf(5, { needed: false }), {}, null],
  ['a long name', namesOf(5), { sv: 'Ställa' }, 'import-field-long'],
  ['a name that is none', namesOf(5), { sv: 5 }, 'import-field-text'],
  ['names that are none', namesOf(5), 'Ställ', 'import-field-text'],
  ['the least number', numberOf(1, 9), 1, null],
  ['the largest number', numberOf(1, 9), 9, null],
  ['a number below', numberOf(1, 9), 0, 'field-outside'],
  ['a number above', numberOf(1, 9), 10, 'field-outside'],
  ['a part of a number', numberOf(1, 9), 1.5, 'field-not-whole'],
  ['a part where parts are', numberOf(1, 9, { whole: false }), 1.5, null],
  ['no number', numberOf(1, 9), null, 'import-field-needed'],
  ['no number where none is needed', numberOf(1, 9, { empty: true }), null, null],
  ['a word as a number', numberOf(1, 9), 'five', 'import-field-number'],
  ['a flag', flagOf(), 1, null],
  ['no flag', flagOf(), 2, 'import-field-yes-no'],
  ['yes', yesNoOf(true), false, null],
  ['a word as yes', yesNoOf(true), 'yes', 'import-field-yes-no'],
  ['a choice', choiceOf(['a', 'b']), 'b', null],
  ['no choice of these', choiceOf(['a', 'b']), 'c', 'field-no-choice'],
  ['a choice left out', choiceOf(['a', 'b']), undefined, 'field-no-choice'],
  ['a choice that is found', choiceOf(['a', 'b'], { found: true }), undefined, null],
  ['the theme’s colour', colour, 'Automatic', null],
  ['a colour by its name', colour, 'red', null],
  ['a colour by its number', colour, '#1A2B3C', null],
  ['a colour that is none', colour, 'url(x)', 'field-no-colour'],
  ['every machine', machines, null, null],
  ['some machines', machines, ['M101'], null],
  ['no machine at all', machines, [], 'import-field-text'],
  ['a machine without a name', machines, [''], 'import-field-text'],
  ['too many machines', machines, Array.from({ length: 501 }, (_, at) => `M${at}`), 'import-field-large'],
]

test.each(cases)('T-PLANT-461 %s', (_, field, value, refusal) => {
  expect(fieldProblem(field, value)?.refusal ?? null).toBe(refusal)
})
