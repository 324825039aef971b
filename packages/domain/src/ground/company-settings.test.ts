import { expect, test } from 'vitest'
import { isOn, settingValues } from './company-settings.ts'

test.each([
  ['1', true],
  ['true', true],
  ['YES', true],
  [' True ', true],
  ['0', false],
  ['no', false],
  ['', false],
  ['on', false],
])('T-SHELL-03 T-SHELL-03-X showBannerClock “%s” switches the clock on: %s', (value, expected) => {
  expect(isOn(settingValues({ showBannerClock: value }), 'showBannerClock')).toBe(expected)
})

test('T-SHELL-03 without a stored value the default holds and unknown names are ignored', () => {
  const values = settingValues({ madeUp: '1' })
  expect(isOn(values, 'showBannerClock')).toBe(false)
  expect(values).not.toHaveProperty('madeUp')
})
