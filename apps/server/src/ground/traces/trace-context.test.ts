import { expect, test } from 'vitest'
import { newSpanId, newTraceId, readTraceparent, writeTraceparent } from './trace-context.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

test.each([
  [`00-${TRACE}-${SPAN}-01`, { trace_id: TRACE, span_id: SPAN, sampled: true }],
  [`00-${TRACE}-${SPAN}-00`, { trace_id: TRACE, span_id: SPAN, sampled: false }],
  [`00-${TRACE}-${SPAN}-03`, { trace_id: TRACE, span_id: SPAN, sampled: true }],
  [`01-${TRACE}-${SPAN}-01-later`, { trace_id: TRACE, span_id: SPAN, sampled: true }],
  [`00-${TRACE}-${SPAN}-01-later`, null],
  [`ff-${TRACE}-${SPAN}-01`, null],
  [`00-${TRACE.toUpperCase()}-${SPAN}-01`, null],
  [`00-${'0'.repeat(32)}-${SPAN}-01`, null],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, null],
  [`00-${TRACE}-01`, null],
  [`01-${TRACE}-${SPAN}-01-${'x'.repeat(300)}`, null],
  ['', null],
])('T-SAFE-122 of %s', (header, expected) => expect(readTraceparent(header)).toEqual(expected))

test('T-SAFE-122 what is written is read again, and no header is none', () => {
  const own = { trace_id: newTraceId(), span_id: newSpanId() }
  expect(readTraceparent(writeTraceparent(own))).toEqual({ ...own, sampled: true })
  expect(readTraceparent(undefined)).toBeNull()
})
