import { expect, test } from 'vitest'
import { newDashboard } from './dashboard.ts'
import { defaultDashboard } from './default-dashboard.ts'

const list = [
  { ...newDashboard('part', 'Part'), isSnippet: true },
  { ...newDashboard('boss', 'Boss'), userlevel: 9 },
  { ...newDashboard('wall', 'Wall'), suitedForMobile: false },
  newDashboard('hall', 'Hall'),
  { ...newDashboard('draft', 'Draft'), display: false },
]

test.each<[string, string[], number, number, string]>([
  ['the company’s choice', ['', 'hall'], 1, 1280, 'hall'],
  ['the person’s own before the company’s', ['hall', 'wall'], 1, 1280, 'hall'],
  ['the company’s when the user’s own is not for them', ['boss', 'hall'], 1, 1280, 'hall'],
  ['the first one that the level allows', ['', ''], 1, 1280, 'wall'],
  ['the first one for a level 9', ['', ''], 9, 1280, 'boss'],
  ['the first one that fits a phone', ['', ''], 1, 390, 'hall'],
  ['another one when the choice is not for them', ['', 'boss'], 1, 1280, 'wall'],
  ['another one when the choice is not displayed', ['', 'draft'], 1, 1280, 'wall'],
  ['never a part of another one', ['part', ''], 9, 1280, 'boss'],
])('T-NAV-07-X D-SCREEN-13-X default opens %s', (_, preferred, usertype, width, slug) => {
  expect(defaultDashboard(list, { preferred, user: { usertype }, width })).toBe(slug)
})

test('T-NAV-07-X none is available', () => {
  expect(defaultDashboard([], { preferred: ['hall'], user: { usertype: 9 }, width: 1280 })).toBeUndefined()
})
