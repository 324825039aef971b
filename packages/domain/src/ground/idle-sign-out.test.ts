import { expect, test } from 'vitest'
import { secondsWarned, signedOutAfterMs, tellUseEveryMs } from './idle-sign-out.ts'

const person = { deviceuser: false, only_interface: false, only_dashboards: false, dashboard_isolated: false }

test.each([
  ['nobody while it is not set', person, {}, null],
  ['a person after the minutes', person, { idleSignOutMinutes: '15' }, 900_000],
  ['nobody for what is no number', person, { idleSignOutMinutes: 'soon' }, null],
  ['no shared device', { ...person, deviceuser: true }, { idleSignOutMinutes: '15' }, null],
  ['no machine’s terminal', { ...person, only_interface: true }, { idleSignOutMinutes: '15' }, null],
  ['no screen of dashboards', { ...person, only_dashboards: true }, { idleSignOutMinutes: '15' }, null],
  ['no screen of one dashboard', { ...person, dashboard_isolated: true }, { idleSignOutMinutes: '15' }, null],
  ['those by their own minutes', { ...person, deviceuser: true }, { idleSignOutTerminalMinutes: '60' }, 3_600_000],
  ['and a person not by them', person, { idleSignOutTerminalMinutes: '60' }, null],
])('T-SAFE-33 signed out is %s', (_, user, stored, expected) => expect(signedOutAfterMs(user, stored)).toBe(expected))

test.each([
  [60_000, 15_000],
  [900_000, 60_000],
])('T-SAFE-33 with %i ms somebody at work is told of at least every %i ms', (after, every) =>
  expect(tellUseEveryMs(after)).toBe(every),
)

test.each([
  ['nothing yet', 869_999, 900_000, null],
  ['half a minute before', 870_000, 900_000, 30],
  ['the last second', 899_001, 900_000, 1],
  ['no less than nothing', 905_000, 900_000, 0],
  ['of a single minute not before its last quarter', 44_999, 60_000, null],
  ['and then fifteen seconds', 45_000, 60_000, 15],
])('T-PLANT-562 who will be signed out is warned: %s', (_, now, after, left) =>
  expect(secondsWarned({ lastUse: 0, now }, after)).toBe(left),
)
