import { expect, test } from 'vitest'
import type { MachineChange } from './machine-state.ts'
import { enterChanges, type StopEntry, type StopLedger } from './stop-ledger.ts'
import { MICRO, UNCODED } from './uncoded.ts'

const stop = (start: number, end: number | null, change: Partial<StopEntry> = {}): StopEntry => ({
  ...{ stop: String(start), start, end, stop_reason: UNCODED, note: '', employee: '', automatic: 0, continues: 0 },
  ...{ day: '2026-06-10', shift: 1, ...change },
})
/** 100 to 200 with a word, 300 to 400, and one that goes on since 500. */
const ledger = (): StopLedger =>
  new Map<string, StopEntry | null>([
    ['50', null],
    ['100', stop(100, 200, { note: 'seen', employee: '5' })],
    ['300', stop(300, 400)],
    ['500', stop(500, null)],
  ])
const entered = (...changes: MachineChange[]) => {
  const on = ledger()
  const turned = enterChanges(on, changes)
  return { on, turned, stops: [...on.values()].filter((entry) => entry !== null) }
}
const code = (key: string, change: object = {}): MachineChange => ({
  ...{ change: 'code-stop', stop: key, reason: '110', note: 'jam', employee: '7', automatic: 0, at: 600, ...change },
})
const note = (key: string): MachineChange => ({ change: 'note-stop', stop: key, note: 'said' })
const split = (key: string, at: number): MachineChange => ({ change: 'split-stop', stop: key, at })

test.each([
  ['of its key', '100', ['100']],
  ['that holds its beginning: a late signal has moved it', '150', ['100']],
  ['that begins with it', '300', ['300']],
  ['that holds its last moment', '399', ['300']],
  ['that goes on', '550', ['500']],
  ['of nobody: between two', '400', []],
  ['of nobody: before all', '60', []],
  ['of nobody, though it was dropped under that key', '50', []],
])('T-PLANT-02 a reason and a note reach the stop %s', (_what, key, reached) => {
  const coded = entered(code(key)).stops.filter(({ stop_reason }) => stop_reason === '110')
  const noted = entered(note(key)).stops.filter((entry) => entry.note === 'said')
  expect([coded, noted].map((found) => found.map((entry) => entry.stop))).toEqual([reached, reached])
})

test('T-PLANT-02 a stop that the ledger does not hold is neither changed nor made', () => {
  const { on } = entered({ change: 'close-stop', stop: '60', at: 70 }, code('60'), note('60'), split('60', 65))
  expect(on).toEqual(ledger())
})

test.each([
  ['a person’s are what the person wrote', { note: 'jam', employee: '7' }, {}],
  ['a rule leaves what was written', { note: 'seen', employee: '7' }, { automatic: 1 }],
  ['so does who takes a reason back', { note: 'seen', employee: '7' }, { reason: UNCODED }],
  ['a rule leaves who wrote it', { note: 'seen', employee: '5' }, { automatic: 1, employee: '' }],
])('T-CALL-33-X note and name of a reason: %s', (_what, kept, change) => {
  expect(entered(code('100', change)).on.get('100')).toMatchObject(kept)
})

test.each([
  ['within it', '300', 350, true],
  ['of one that goes on', '500', 501, true],
  ['a moment after it begins', '300', 301, true],
  ['a moment before it ends', '300', 399, true],
  ['where it begins', '300', 300, false],
  ['where it ends', '300', 400, false],
  ['before it', '300', 250, false],
  ['after it', '300', 450, false],
])('T-PLANT-02 a stop is parted %s', (_what, key, at, parts) => {
  const { on } = entered(split(key, at))
  if (!parts) return expect(on).toEqual(ledger())
  const before = ledger().get(key) as StopEntry
  expect(on.get(key)).toEqual({ ...before, end: at })
  expect(on.get(String(at))).toEqual({ ...before, stop: String(at), start: at, continues: 0 })
})

test('T-PLANT-02 a part of a stop that goes on from the shift before is one of its own', () => {
  const on: StopLedger = new Map([['500', stop(500, null, { continues: 1 })]])
  enterChanges(on, [split('500', 500)])
  expect(on.get('500')?.continues).toBe(1)
  enterChanges(on, [split('500', 550)])
  expect([...on.values()].map((entry) => entry?.continues)).toEqual([1, 0])
})

test('T-PLANT-170 what turns out to be no micro-stop is told with its time: to its end, or to now', () => {
  const on: StopLedger = new Map<string, StopEntry | null>([
    ['100', stop(100, 200, { stop_reason: MICRO })],
    ['300', stop(300, 400, { stop_reason: MICRO, employee: '5' })],
    ['400', stop(400, null, { stop_reason: MICRO, shift: 2 })],
    ['450', null],
  ])
  const settle: MachineChange = {
    change: 'settle-stop',
    since: 300,
    reason: '110',
    employee: '',
    automatic: 1,
    at: 460,
  }
  expect(enterChanges(on, [settle])).toEqual([
    { from: 300, to: 400, day: '2026-06-10', shift: 1 },
    { from: 400, to: 460, day: '2026-06-10', shift: 2 },
  ])
  expect([...on.values()].map((entry) => entry && [entry.stop_reason, entry.employee, entry.automatic])).toEqual([
    [MICRO, '', 0],
    ['110', '5', 1],
    ['110', '', 1],
    null,
  ])
  // A second time there is nothing left to turn.
  expect(enterChanges(on, [settle])).toEqual([])
})
