import { expect, test } from 'vitest'
import { demandsMore, isStrongEnough } from './strength.ts'

const demand = (required_acr: string, required_amr: string) => ({ required_acr, required_amr })

test.each([
  ['nothing is demanded', {}, demand('', ''), true],
  ['the value is told', { acr: 'gold' }, demand('gold', ''), true],
  ['one of two is told', { acr: 'silver' }, demand('gold  silver', ''), true],
  ['another is told', { acr: 'bronze' }, demand('gold silver', ''), false],
  ['none is told', {}, demand('gold', ''), false],
  ['a list is told where a word belongs', { acr: ['gold'] }, demand('gold', ''), false],
  ['a part of the word is told', { acr: 'gold' }, demand('golden', ''), false],
  ['one of the ways is told', { amr: ['pwd', 'otp'] }, demand('', 'mfa otp'), true],
  ['other ways are told', { amr: ['pwd'] }, demand('', 'mfa otp'), false],
  ['a word is told where a list belongs', { amr: 'mfa' }, demand('', 'mfa'), false],
  ['one of both is missing', { acr: 'gold', amr: ['pwd'] }, demand('gold', 'otp'), false],
  ['both are told', { acr: 'gold', amr: ['pwd', 'otp'] }, demand('gold', 'otp'), true],
] as const)('T-SAFE-136 %s', (_, claims, demanded, strong) => {
  expect(isStrongEnough(claims, demanded)).toBe(strong)
})

test.each([
  ['', '', false],
  ['', 'gold', true],
  ['gold', '', false],
  ['gold', 'gold', false],
  ['gold', 'gold silver', false],
  ['gold silver', 'gold', true],
])('T-SAFE-136 from “%s” to “%s” earlier sessions may be too weak: %s', (before, after, more) => {
  expect(demandsMore(demand(before, ''), demand(after, ''))).toBe(more)
  expect(demandsMore(demand('', before), demand('', after))).toBe(more)
})
