import { expect, test } from 'vitest'
import { afterFailure, isTooOld, nextToSend, type Owner, type WaitingEntry, waitingCode } from './waiting-entry.ts'

const anna: Owner = { company_id: 1, username: 'anna', device_employee: '' }
const entry = (seq: number, change: Partial<WaitingEntry> = {}): WaitingEntry => ({
  seq,
  id: `id-${seq}`,
  owner: anna,
  name: 'set_stop_code',
  payload: {},
  made_at: 0,
  about: { machine_id: 'M1', stop: '100', stop_code: '21', stop_description: '', stop_reason_color: '', note: '' },
  breakdowns: 0,
  refused: null,
  ...change,
})
const refused = { why: 'somebody was faster', at: 1 }

test.each([
  ['the oldest', [entry(3), entry(2)], 2],
  ['not one that was refused', [entry(1, { refused }), entry(2)], 2],
  ['not another person’s', [entry(1, { owner: { ...anna, username: 'bo' } }), entry(2)], 2],
  ['not another company’s', [entry(1, { owner: { ...anna, company_id: 2 } })], undefined],
  [
    'not what another employee did on the shared device',
    [entry(1, { owner: { ...anna, device_employee: '7' } })],
    undefined,
  ],
  ['nothing of nothing', [], undefined],
])('T-OFFLINE-04 T-OFFLINE-09 sent next is %s', (_, entries, seq) => expect(nextToSend(entries, anna)?.seq).toBe(seq))

test.each([
  [0, 0, { next: 'wait', brokeDown: false }],
  [401, 0, { next: 'wait', brokeDown: false }],
  [429, 0, { next: 'wait', brokeDown: false }],
  [502, 0, { next: 'wait', brokeDown: false }],
  [503, 4, { next: 'wait', brokeDown: false }],
  [500, 0, { next: 'wait', brokeDown: true }],
  [500, 3, { next: 'wait', brokeDown: true }],
  [500, 4, { next: 'refuse', why: 'no' }],
  [409, 0, { next: 'refuse', why: 'no' }],
  [403, 0, { next: 'refuse', why: 'no' }],
  [422, 0, { next: 'refuse', why: 'no' }],
])('T-OFFLINE-05 after status %i and %i breakdowns: %o', (status, breakdowns, next) =>
  expect(afterFailure(entry(1, { breakdowns }), { status, message: 'no' })).toEqual(next),
)

test('T-OFFLINE-06 an entry the server may have forgotten is not sent again by itself', () => {
  const day = 86_400_000
  expect([12, 13, 14].map((days) => isTooOld(entry(1, { made_at: 1 }), 2 + days * day))).toEqual([false, true, true])
})

test('T-OFFLINE-03 the latest waiting reason of a stop is shown, a refused one and a mere note are not', () => {
  const about = entry(1).about
  const later = entry(2, { about: { ...about, stop_code: '30' } })
  const note = entry(3, { about: { ...about, stop_code: '', note: 'wait' } })
  expect(waitingCode([entry(1), later, note], 'M1', '100')?.about.stop_code).toBe('30')
  expect(waitingCode([entry(1, { refused })], 'M1', '100')).toBeUndefined()
  expect(waitingCode([entry(1)], 'M1', '101')).toBeUndefined()
  expect(waitingCode([entry(1)], 'M2', '100')).toBeUndefined()
})
