import { expect, test } from 'vitest'
import { specialFunctions } from '../ground/special-functions.ts'
import { type ActivityUse, hasActivities, mayUseActivities } from './activity-access.ts'

const user = (internal_activity: number) => ({ settings: { internal_activity } })
const machine = (with32: boolean) => ({ special_functions: with32 ? [specialFunctions.internalActivities.sf] : [46] })

test.each([
  [1, true, true],
  [0, true, false],
  [3, false, false],
])('T-PERM-13 setting %i and function 32 %s: %s', (level, with32, expected) =>
  expect(hasActivities(user(level), machine(with32))).toBe(expected),
)

test.each<[number, ActivityUse[]]>([
  [0, []],
  [1, ['look']],
  [2, ['look', 'use']],
  [3, ['look', 'use', 'certify']],
])('T-PERM-13 with setting %i one may %s', (level, expected) => {
  const all: ActivityUse[] = ['look', 'use', 'certify']
  expect(all.filter((use) => mayUseActivities(user(level), use))).toEqual(expected)
})
