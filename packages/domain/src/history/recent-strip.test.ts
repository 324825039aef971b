import { expect, test } from 'vitest'
import {
  MOST_STRETCHES,
  type RowNow,
  type StripPart,
  type StripStop,
  stripNow,
  stripOf,
  stripParts,
  stripSpan,
  stripSums,
} from './recent-strip.ts'

const MINUTE = 60_000
const now = Date.parse('2026-06-10T14:00Z')
const span = stripSpan(now)
/** Minutes after the strip begins. */
const at = (minute: number) => span.from + minute * MINUTE
const always = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }
const stop = (from: number, to: number | null, more: Partial<StripStop> = {}): StripStop => ({
  from: at(from),
  to: to === null ? null : at(to),
  stop_reason: '501',
  shift: 1,
  setup: false,
  color: 'navy',
  ...more,
})
const told = (parts: readonly StripPart[]) =>
  parts.map(({ from, to, look, color }) => [(from - span.from) / MINUTE, (to - span.from) / MINUTE, look, color])

test.each<[string, StripStop[], { from: number; to: number }, unknown[]]>([
  ['a machine that ran', [], always, [[0, 480, 'running', '']]],
  [
    'a reason has its colour, a setup too',
    [stop(10, 20), stop(60, 90, { setup: true, color: 'teal' })],
    always,
    [
      [0, 10, 'running', ''],
      [10, 20, 'reason', '#1b2a52'],
      [20, 60, 'running', ''],
      [60, 90, 'setup', '#0c8599'],
      [90, 480, 'running', ''],
    ],
  ],
  [
    'without a reason: uncoded in a shift, outside of it nothing that asks',
    [stop(10, 20, { stop_reason: '-' }), stop(20, 30, { stop_reason: '-', shift: 0 })],
    always,
    [
      [0, 10, 'running', ''],
      [10, 20, 'uncoded', ''],
      [20, 30, 'unplanned', ''],
      [30, 480, 'running', ''],
    ],
  ],
  [
    'a micro-stop is its own',
    [stop(10, 11, { stop_reason: '~' })],
    always,
    [
      [0, 10, 'running', ''],
      [10, 11, 'micro', ''],
      [11, 480, 'running', ''],
    ],
  ],
  [
    'a stop that reaches in, and one that lasts',
    [stop(-30, 5), stop(470, null)],
    always,
    [
      [0, 5, 'reason', '#1b2a52'],
      [5, 470, 'running', ''],
      [470, 480, 'reason', '#1b2a52'],
    ],
  ],
  [
    'what ended before it, or lasted no time, is not there',
    [stop(-30, -10), stop(50, 50), stop(60.25, 60.5)],
    always,
    [
      [0, 60.25, 'running', ''],
      [60.25, 60.5, 'reason', '#1b2a52'],
      [60.5, 480, 'running', ''],
    ],
  ],
  [
    'cut by a shift it is one stretch',
    [stop(10, 20), stop(20, 30, { shift: 2 })],
    always,
    [
      [0, 10, 'running', ''],
      [10, 30, 'reason', '#1b2a52'],
      [30, 480, 'running', ''],
    ],
  ],
  [
    'before its first word and after its last nothing is said to run',
    [stop(100, 110)],
    { from: at(60), to: at(300) },
    [
      [0, 60, 'silent', ''],
      [60, 100, 'running', ''],
      [100, 110, 'reason', '#1b2a52'],
      [110, 300, 'running', ''],
      [300, 480, 'silent', ''],
    ],
  ],
  ['one that was never heard of', [], { from: Number.POSITIVE_INFINITY, to: always.to }, [[0, 480, 'silent', '']]],
])('T-LOOK-20 the strip of %s', (_of, stops, known, parts) =>
  expect(told(stripParts(span, { known, stops }))).toEqual(parts),
)

const many = (count: number, length: (nth: number) => number) =>
  Array.from({ length: count }, (_, nth) => {
    const from = (nth * 480) / count
    return stop(from, from + length(nth), { stop_reason: '-' })
  })

test('T-LOOK-20 as many stretches as a line can show are told as they are', () => {
  const parts = stripParts(span, { known: always, stops: many(240, () => 0.3) })
  expect(parts.length).toBe(MOST_STRETCHES)
  expect(told(parts)[2]).toEqual([2, 2.3, 'uncoded', ''])
})

test('T-LOOK-20 a machine that stops every few seconds has as many stretches as a line can show, each what it did most', () => {
  // Four stops a minute: of each quarter of a minute it stands for 3 s at first, later for 9.
  const parts = stripParts(span, { known: always, stops: many(1920, (nth) => (nth < 960 ? 0.05 : 0.15)) })
  expect(told(parts)).toEqual([
    [0, 240, 'running', ''],
    [240, 480, 'uncoded', ''],
  ])
})

test('T-LOOK-20 of two reasons in a slice the longer one counts, put together, and what lasts for hours fills all of its slices', () => {
  const short = many(1920, () => 0.05).filter(({ from }) => from < at(120))
  const [a, b] = [{ color: 'navy' }, { color: 'teal' }]
  const minute = [stop(200, 200.3, a), stop(200.3, 200.7, b), stop(200.7, 201, a)]
  const pause = stop(300.6, 400.4, b)
  const more = many(1920, () => 0.05).filter(({ from }) => from > at(410))
  const parts = stripParts(span, { known: always, stops: [...short, ...minute, pause, ...more] })
  expect(told(parts)).toEqual([
    [0, 200, 'running', ''],
    [200, 201, 'reason', '#1b2a52'],
    [201, 301, 'running', ''],
    [301, 400, 'reason', '#0c8599'],
    [400, 480, 'running', ''],
  ])
})

test('T-LOOK-20 it goes over the wire in whole seconds after its beginning', () => {
  const parts = stripParts(span, { known: always, stops: [stop(10 + 0.75 / 60, 20)] })
  expect(stripOf('M1', span, parts)).toEqual({
    machine_id: 'M1',
    start_time: '2026-06-10T06:00:00.000Z',
    end_time: '2026-06-10T14:00:00.000Z',
    stretches: [
      { from: 0, look: 'running', color: '' },
      { from: 601, look: 'reason', color: '#1b2a52' },
      { from: 1200, look: 'running', color: '' },
    ],
  })
})

const row: RowNow = {
  status: 'R',
  status_since: new Date(at(-60)).toISOString(),
  last_signal: new Date(now).toISOString(),
  current_stop_reason: '',
  current_shift: 1,
  stop_number: '',
  stop_reason_color: 'Automatic',
  setup_time: null,
}
const stopped = (from: number, more: Partial<RowNow> = {}): RowNow => ({
  ...row,
  status: 'S',
  status_since: new Date(at(from)).toISOString(),
  stop_number: String(at(from)),
  current_stop_reason: '-',
  setup_time: 0,
  ...more,
})

test.each<[string, StripStop[], RowNow, number, unknown[]]>([
  [
    'moves on with the clock',
    [stop(10, 20)],
    { ...row, status_since: new Date(at(20)).toISOString(), last_signal: new Date(at(495)).toISOString() },
    495,
    [
      [15, 20, 'reason', '#1b2a52'],
      [20, 495, 'running', ''],
    ],
  ],
  [
    'leaves out what has just gone by',
    [stop(10, 20)],
    { ...row, status_since: new Date(at(20)).toISOString(), last_signal: new Date(at(500)).toISOString() },
    500,
    [[20, 500, 'running', '']],
  ],
  [
    'of a machine that was silent for as long as it may still runs',
    [],
    { ...row, last_signal: new Date(now - 300_000).toISOString() },
    480,
    [[0, 480, 'running', '']],
  ],
  [
    'of one that was silent for a moment longer does not',
    [],
    { ...row, last_signal: new Date(now - 300_001).toISOString(), status_since: new Date(now - 300_001).toISOString() },
    480,
    [
      [0, 480 - 300_001 / 60_000, 'running', ''],
      [480 - 300_001 / 60_000, 480, 'silent', ''],
    ],
  ],
  [
    'of a machine that has only just begun and fallen silent never ran in it',
    [stop(0, null)],
    { ...row, last_signal: new Date(at(470)).toISOString(), status_since: new Date(at(470)).toISOString() },
    480,
    [
      [0, 470, 'reason', '#1b2a52'],
      [470, 480, 'silent', ''],
    ],
  ],
  [
    'shows a setup that began since, from where its row says so',
    [],
    stopped(470, { stop_number: '', current_stop_reason: '200', stop_reason_color: 'teal', setup_time: 1 }),
    480,
    [
      [0, 470, 'running', ''],
      [470, 480, 'setup', '#0c8599'],
    ],
  ],
  [
    'shows a stop that began since',
    [],
    stopped(482, { last_signal: new Date(at(490)).toISOString() }),
    490,
    [
      [10, 482, 'running', ''],
      [482, 490, 'uncoded', ''],
    ],
  ],
  [
    'shows the reason that the present stop was given',
    [stop(470, null, { stop_reason: '-' })],
    stopped(470, { current_stop_reason: '501', stop_reason_color: 'navy' }),
    480,
    [
      [0, 470, 'running', ''],
      [470, 480, 'reason', '#1b2a52'],
    ],
  ],
  [
    'ends a stop when the machine runs again',
    [stop(470, null)],
    { ...row, status_since: new Date(at(480)).toISOString(), last_signal: new Date(at(490)).toISOString() },
    490,
    [
      [10, 470, 'running', ''],
      [470, 480, 'reason', '#1b2a52'],
      [480, 490, 'running', ''],
    ],
  ],
  [
    'falls silent with its machine, from the last word on',
    [],
    { ...row, last_signal: new Date(at(470)).toISOString() },
    490,
    [
      [10, 470, 'running', ''],
      [470, 490, 'silent', ''],
    ],
  ],
  [
    'keeps a stop of which nothing was heard for long: it still asks for its reason',
    [stop(100, null, { stop_reason: '-' })],
    stopped(100, { last_signal: new Date(at(100)).toISOString() }),
    480,
    [
      [0, 100, 'running', ''],
      [100, 480, 'uncoded', ''],
    ],
  ],
  [
    'of a stop that a shift cut keeps what it was before',
    [stop(100, 200, { stop_reason: '-' }), stop(200, null, { stop_reason: '-', shift: 0 })],
    stopped(200, { status_since: new Date(at(100)).toISOString(), current_shift: 0 }),
    480,
    [
      [0, 100, 'running', ''],
      [100, 200, 'uncoded', ''],
      [200, 480, 'unplanned', ''],
    ],
  ],
  ['of a machine that was never heard of stays silent', [], { ...row, status: 'N' }, 480, [[0, 480, 'running', '']]],
])('T-LOOK-21 a strip %s', (_does, stops, present, minute, parts) => {
  const strip = stripOf('M1', span, stripParts(span, { known: always, stops }))
  expect(told(stripNow(strip, present, { now: at(minute), noContactSeconds: 300 }))).toEqual(parts)
})

test('T-LOOK-21 its sums tell how long the machine ran, stood with a reason and without one', () => {
  const stops = [
    stop(0, 10),
    stop(20, 25, { stop_reason: '-' }),
    stop(30, 31, { stop_reason: '~' }),
    stop(40, 50, { stop_reason: '-', shift: 0 }),
  ]
  const parts = stripParts(span, { known: { from: always.from, to: at(400) }, stops })
  const minutes = Object.entries(stripSums(parts)).map(([what, seconds]) => [what, seconds / 60])
  expect(Object.fromEntries(minutes)).toEqual({ running: 374, stopped: 11, uncoded: 5, unplanned: 10, silent: 80 })
})
