import { expect, test } from 'vitest'
import { asksTheSame, valueRuleProblem } from './value-rule-draft.ts'
import type { Comparison } from './value-rules.ts'

test.each<[Comparison, string, boolean]>([
  ['=', 'open', true],
  ['<>', 'open', true],
  ['<', '4,5', true],
  ['>=', '4.5', true],
  ['>', 'open', false],
  ['<=', '', false],
])('T-PLANT-78 a rule %s %s can be kept: %s', (comparison, value, kept) => {
  expect(valueRuleProblem({ comparison, value }) === null).toBe(kept)
})

const rule = { machine_id: 'M1', signal: 'door', comparison: '=', value: 'open' } as const

test.each([
  ['the same condition', {}, true],
  ['another value', { value: 'closed' }, false],
  ['another signal', { signal: 'hatch' }, false],
  ['another machine', { machine_id: 'M2' }, false],
])('T-PLANT-78 %s is the same rule: %s', (_name, change, same) => {
  expect(asksTheSame(rule, { ...rule, ...change })).toBe(same)
})
