import { expect, test } from 'vitest'
import { afterCreateActivity, afterQuickSignOut, afterReprint, undefinedToAll } from './path-rewrites.ts'

test.each([
  ['/machines/undefined/undefined', '/machines/all'],
  ['/machines/undefined/undefined/stopcode/M1', '/machines/all/stopcode/M1'],
  ['/machines/zone/undefined', '/machines/zone/undefined'],
  ['/machines/undefined/undefinedx', '/machines/undefined/undefinedx'],
])('T-NAV-04 %s becomes %s', (path, next) => expect(undefinedToAll(path)).toBe(next))

test.each([
  ['/interface/M1/create-activity', '/interface/M1/run-activity'],
  ['/machines/zone/Z1/create-activity/M1', '/machines/zone/Z1/run-activity/M1'],
  ['/interface/create-activity-2/notes', '/interface/create-activity-2/notes'],
])('T-NAV-19 after creating an activity %s becomes %s', (path, next) => expect(afterCreateActivity(path)).toBe(next))

test.each([
  ['/interface/M1/signed-in', '/interface/M1'],
  ['/interface/signed-in/notes', '/interface/signed-in/notes'],
])('T-NAV-20 after a quick sign-out %s becomes %s', (path, next) => expect(afterQuickSignOut(path)).toBe(next))

test.each([
  ['/interface/M1/reprint-pallet-flags', '/interface/M1'],
  ['/interface/M1/notes', '/interface/M1/notes'],
])('T-NAV-21 after reprinting %s becomes %s', (path, next) => expect(afterReprint(path)).toBe(next))
