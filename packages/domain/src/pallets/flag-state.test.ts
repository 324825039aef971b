import { expect, test } from 'vitest'
import { flagState } from './flag-state.ts'

const flag = { status: '', erpStatus: 'W', confirmed: '', last_error: '' } as const
const confirmed = '2026-01-01T06:00:00Z'

test.each([
  ['nobody has confirmed it', flag, 'open'],
  ['it is on its way to the ERP', { ...flag, confirmed }, 'waits'],
  ['the ERP did not take it', { ...flag, confirmed, last_error: 'unknown part' }, 'failed'],
  ['an error of before counts once it is confirmed', { ...flag, last_error: 'unknown part' }, 'open'],
  ['the ERP has it', { ...flag, confirmed, erpStatus: 'T' }, 'T'],
  ['the ERP never takes it', { ...flag, erpStatus: 'N' }, 'N'],
  ['it is cancelled, whatever else', { ...flag, status: 'Cancelled', erpStatus: 'T', confirmed }, 'cancelled'],
] as const)('T-ENTITY-17-C how a pallet flag stands: %s', (_, given, state) => expect(flagState(given)).toBe(state))
