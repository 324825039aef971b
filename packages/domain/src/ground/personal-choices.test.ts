import { expect, test } from 'vitest'
import { choicesFollow } from './choices-follow.ts'
import { PersonalChoices, readChoices } from './personal-choices.ts'

test('T-PLANT-229 of what is stored, what makes no sense here is as if nobody had chosen it; the rest holds', () => {
  for (const nothing of [undefined, null, 3, 'x', {}]) expect(readChoices(nothing)).toEqual({})
  const stored = { brightness: 'purple', start_page: 'evil.example', look: { font: 'comic' }, own_right_click: false }
  expect(readChoices({ ...stored, unheard_of: 1 })).toEqual({ own_right_click: false })
  const all = {
    start_page: '/machines/mine/all',
    brightness: 'dark',
    own_right_click: true,
    look: { color: '#b3261e', layout: 'compact' },
    overview_period: 'shift',
    analysis_manual: true,
  }
  expect(readChoices(all)).toEqual(all)
})

test.each([
  [{ start_page: '' }, true],
  [{ start_page: '/data/statistics?x=1' }, true],
  [{ start_page: 'https://evil.example' }, false],
  [{ start_page: '//evil.example' }, false],
  [{ start_page: '/\\evil.example' }, false],
  [{ start_page: `/${'x'.repeat(200)}` }, false],
  [{ look: {} }, true],
  [{ look: { color: 'red' } }, false],
  [{ brightness: 'purple' }, false],
  [{}, true],
])('T-PLANT-229 chosen now %j is taken: %s', (chosen, taken) =>
  expect(PersonalChoices.safeParse(chosen).success).toBe(taken),
)

test.each([
  [{ deviceuser: false, wall_link: false }, true],
  [{ deviceuser: true, wall_link: false }, false],
  [{ deviceuser: false, wall_link: true }, false],
])('T-PLANT-229 choices of %j follow: %s', (session, follow) => expect(choicesFollow(session)).toBe(follow))
