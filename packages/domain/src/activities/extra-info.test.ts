import { expect, test } from 'vitest'
import { extraInfoProblem, typedExtraInfo } from './extra-info.ts'

test.each([
  ['12', '12', false],
  ['12a', '12', true],
  ['1 2', '12', true],
  ['-5', '5', true],
  ['½', '', true],
])('T-VALID-01 numeric extra info %s becomes %s, flagged %s', (typed, entry, flagged) =>
  expect(typedExtraInfo(0, typed)).toEqual({ entry, flagged }),
)

test('T-VALID-01 text is kept as it is', () =>
  expect(typedExtraInfo(1, 'lot 12a')).toEqual({ entry: 'lot 12a', flagged: false }))

test.each([
  ['T-VALID-02 numeric and empty', 0, 0, '', 'missing'],
  ['T-VALID-02 numeric', 0, 0, '7', null],
  ['T-VALID-01 numeric with a letter', 0, 0, '7a', 'not-digits'],
  ['T-VALID-02-X text may stay empty', 1, 0, '', null],
  ['T-VALID-02-X unless it is required', 1, 1, ' ', 'missing'],
  ['T-VALID-02-X a type that asks for nothing', null, 1, '', null],
] as const)('%s', (_what, extra_info_1_type, extra_info_1_required, entry, expected) =>
  expect(extraInfoProblem({ extra_info_1_type, extra_info_1_required }, entry)).toBe(expected),
)
