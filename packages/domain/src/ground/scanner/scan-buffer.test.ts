import { describe, expect, test } from 'vitest'
import { emptyBuffer, endedScan, mayBeCut, mayBegin, type PressedKey, pressed } from './scan-buffer.ts'

type Key = Partial<PressedKey> & { readonly key: string }

/** Keys with a gap before each; the last one is Enter. */
function scan(keys: readonly Key[], about: { gap: number; typed?: boolean }): string | undefined {
  let buffer = emptyBuffer
  let at = 1_000
  for (const key of keys) {
    at = key.at ?? at + about.gap
    buffer = pressed(buffer, { at, repeat: false, ctrl: false, altOrMeta: false, ...key })
  }
  return endedScan(buffer, { at: at + about.gap, typed: about.typed ?? false })?.code
}
const keysOf = (code: string): Key[] => [...code].map((key) => ({ key }))

test.each<[string, number, boolean, string | undefined]>([
  // Nothing has the focus: whoever types a code and Enter means it.
  ['M101', 10, false, 'M101'],
  ['M101', 499, false, 'M101'],
  ['7', 10, false, '7'],
  ['', 10, false, undefined],
  ['  ', 10, false, undefined],
  // In a field only at scanner speed.
  ['M101', 10, true, 'M101'],
  ['M101', 49, true, 'M101'],
  ['M101', 50, true, undefined],
  ['M101', 120, true, undefined],
  ['M1', 10, true, undefined],
  ['M10', 10, true, 'M10'],
])('T-TOOL-01 T-TOOL-06-X %j with %i ms between keys, typed into a field: %s → %j', (code, gap, typed, delivered) =>
  expect(scan(keysOf(code), { gap, typed })).toBe(delivered),
)

describe('T-TOOL-02 a pause', () => {
  test.each<[number, string]>([
    [499, 'XXM101'],
    [500, 'M101'],
    [5_000, 'M101'],
  ])('T-TOOL-02 of %i ms after XX leaves %s', (pause, delivered) => {
    const before = keysOf('XX').map((key, at) => ({ ...key, at: 1_000 + at * 10 }))
    const after = keysOf('M101').map((key, at) => ({ ...key, at: 1_010 + pause + at * 10 }))
    expect(scan([...before, ...after], { gap: 10 })).toBe(delivered)
  })

  test('T-TOOL-02 of 500 ms before Enter leaves nothing', () =>
    expect(scan(keysOf('M101'), { gap: 500 })).toBeUndefined())
})

describe('T-TOOL-06-X keys that are no characters', () => {
  test.each<[string, Key[], string]>([
    ['Shift', [{ key: 'Shift' }, { key: 'M' }, { key: '1' }], 'M1'],
    ['an arrow', [{ key: 'M' }, { key: 'ArrowDown' }, { key: '1' }], 'M1'],
    ['Ctrl with a letter', [{ key: 'M' }, { key: 'c', ctrl: true }, { key: '1' }], 'M1'],
    ['Alt with a letter', [{ key: 'M' }, { key: 'q', altOrMeta: true }, { key: '1' }], 'M1'],
    ['a key held down', [{ key: 'M' }, { key: 'M', repeat: true }, { key: '1' }], 'M1'],
    ['a group separator', [{ key: 'M' }, { key: ']', ctrl: true }, { key: '1' }], 'M\u001d1'],
    ['a group separator as itself', [{ key: 'M' }, { key: '\u001d' }, { key: '1' }], 'M\u001d1'],
    ['a separator in front', [{ key: ']', ctrl: true }, { key: 'M' }, { key: '1' }], 'M1'],
  ])('T-TOOL-06-X %s', (_, keys, delivered) => expect(scan(keys, { gap: 10 })).toBe(delivered))
})

test('T-TOOL-06-X Enter empties the buffer: a second one delivers nothing', () => {
  const enter = { key: 'Enter', at: 20, repeat: false, ctrl: false, altOrMeta: false }
  const after = pressed([{ character: 'M', at: 10 }], enter)
  expect(endedScan(after, { at: 30, typed: false })).toBeUndefined()
})

/** What a person typed into a quantity, then a scan: each key with the pause before it. */
const keysAfter = (pauses: readonly (readonly [string, number])[]) => {
  let at = 1_000
  return pauses.map(([key, pause]) => {
    at += pause
    return { key, at, repeat: false, ctrl: false, altOrMeta: false }
  })
}
const scanner = (code: string, pause: number) => [...code].map((key, nth) => [key, nth === 0 ? pause : 8] as const)

test.each<[string, (readonly [string, number])[], number, string | undefined, number]>([
  ['25 by hand, then a scan at once', [['2', 0], ['5', 180], ...scanner('0071028', 60)], 8, '0071028', 2],
  ['25 by hand, then a scan a moment later', [['2', 0], ['5', 180], ...scanner('0071028', 450)], 8, '0071028', 2],
  ['a scan into an empty quantity', scanner('0071028', 0), 8, '0071028', 0],
  ['a scan in which one key came late', [...scanner('0071', 0), ['0', 160], ['2', 8], ['8', 8]], 8, '0071028', 0],
  [
    'a quick hand on the number block',
    [
      ['1', 0],
      ['2', 90],
      ['5', 80],
      ['0', 95],
    ],
    110,
    undefined,
    0,
  ],
  [
    'a hand that rolls over two keys',
    [
      ['1', 0],
      ['2', 30],
      ['5', 140],
    ],
    120,
    undefined,
    0,
  ],
  ['a scan whose Enter comes much later', scanner('0071028', 0), 499, undefined, 0],
  ['two digits are no code', scanner('25', 0), 8, undefined, 0],
])('T-PLANT-200 T-TOOL-06-X %s', (_, pauses, enterAfter, code, before) => {
  const keys = keysAfter(pauses)
  const buffer = keys.reduce(pressed, emptyBuffer)
  const at = (keys.at(-1)?.at ?? 0) + enterAfter
  expect(endedScan(buffer, { at, typed: true })).toEqual(code && { code, before })
})

/** As a scanner over the air sends: 22 to 100 ms between the characters, 61 on average. */
const uneven = (code: string, pause: number) =>
  [...code].map((key, nth) => [key, nth === 0 ? pause : [22, 96, 51, 100, 35, 62][nth % 6]] as [string, number])

test.each<[string, (readonly [string, number])[], number, string | undefined, number]>([
  ['uneven gaps', uneven('7350012345678', 0), 70, '7350012345678', 0],
  ['uneven gaps in a card number', uneven('0071028', 0), 90, '0071028', 0],
  ['uneven gaps after 25 by hand', [['2', 0], ['5', 180], ...uneven('7350012345678', 240)], 70, '7350012345678', 2],
  [
    'a first character before the radio woke',
    [['7', 0], ['3', 149], ...scanner('50012345678', 8)],
    8,
    '7350012345678',
    0,
  ],
  ['5 by hand, then a scan', [['5', 0], ...scanner('7350012345678', 150)], 8, '7350012345678', 1],
  ['two rolled keys, then a scan', [['2', 0], ['5', 40], ...scanner('7350012345678', 250)], 8, '7350012345678', 2],
  ['the pace of uneven gaps is no code where it is short', uneven('71028', 0), 61, undefined, 0],
  ['six keys at 80 ms are a hand’s', [...'250250'].map((key) => [key, 80] as const), 80, undefined, 0],
])('T-PLANT-490 %s', (_, pauses, enterAfter, code, before) => {
  const keys = keysAfter(pauses)
  const buffer = keys.reduce(pressed, emptyBuffer)
  const at = (keys.at(-1)?.at ?? 0) + enterAfter
  expect(endedScan(buffer, { at, typed: true })).toEqual(code && { code, before })
})

test('T-PLANT-200 what is taken back begins where a code can begin: after a pause, never among its own keys', () => {
  const keys = keysAfter([['2', 0], ['5', 180], ...scanner('0071028', 60)])
  const begins = keys.map((_, nth) => mayBegin(keys.slice(0, nth + 1).reduce(pressed, emptyBuffer)))
  expect(begins).toEqual([true, true, true, false, false, false, false, false, false])
})

test('T-TOOL-02 a key with a time before the last one begins anew', () =>
  expect(
    scan(
      [
        { key: 'X', at: 2_000 },
        { key: 'M', at: 1_900 },
        { key: '1', at: 1_910 },
      ],
      { gap: 10 },
    ),
  ).toBe('M1'))

test('T-TOOL-02 an Enter with a time before the last key ends no code', () => {
  const buffer = [...'0071028'].reduce(
    (keys, key, nth) => pressed(keys, { key, at: 1000 + nth * 10, repeat: false, ctrl: false, altOrMeta: false }),
    emptyBuffer,
  )
  expect(endedScan(buffer, { at: 1070, typed: true })?.code).toBe('0071028')
  expect(endedScan(buffer, { at: 900, typed: true })).toBeUndefined()
})

test.each([
  ['as soon as somebody listened', 1_010, 1_000, true],
  ['before, by the clock of the keyboard', 990, 1_000, true],
  ['after a while', 1_100, 1_000, false],
])('T-PLANT-558 a code that began %s may be cut: its rest is looked up nowhere', (_when, first, since, cut) =>
  expect(mayBeCut(first, since)).toBe(cut),
)
