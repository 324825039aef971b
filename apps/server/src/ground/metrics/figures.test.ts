import { expect, test } from 'vitest'
import { gauge, histogram } from './figures.ts'

test('T-SAFE-76 a histogram counts each time under every limit that it keeps, by its labels', () => {
  const calls = histogram({ name: 'takt_call_seconds', help: 'Calls.' })
  calls.observe({ call: 'a' }, 0.02)
  calls.observe({ call: 'a' }, 3)
  calls.observe({ call: 'b' }, 60)
  const lines = calls.write().split('\n')
  expect(lines.slice(0, 2)).toEqual(['# HELP takt_call_seconds Calls.', '# TYPE takt_call_seconds histogram'])
  expect(lines).toContain('takt_call_seconds_bucket{call="a",le="0.005"} 0')
  expect(lines).toContain('takt_call_seconds_bucket{call="a",le="0.02"} 1')
  expect(lines).toContain('takt_call_seconds_bucket{call="a",le="2.5"} 1')
  expect(lines).toContain('takt_call_seconds_bucket{call="a",le="5"} 2')
  expect(lines).toContain('takt_call_seconds_bucket{call="a",le="+Inf"} 2')
  expect(lines).toContain('takt_call_seconds_sum{call="a"} 3.02')
  expect(lines).toContain('takt_call_seconds_bucket{call="b",le="30"} 0')
  expect(lines).toContain('takt_call_seconds_count{call="b"} 1')
})

test.each([
  ['a "b"', 'a \\"b\\"'],
  ['a\\b', 'a\\\\b'],
  ['a\nb', 'a\\nb'],
])('T-SAFE-76 the label %j cannot break its line', (value, written) => {
  expect(gauge({ name: 'x', help: 'X.' }, [{ labels: { of: value }, value: 1 }])).toContain(`x{of="${written}"} 1\n`)
})

test('T-SAFE-76 of what there is none there is no line', () => {
  expect(gauge({ name: 'x', help: 'X.' }, [])).toBe('')
})
