import { expect, test } from 'vitest'
import { signedOutAfterMs, tellUseEveryMs } from './idle-sign-out.ts'

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
