import { describe, expect, test } from 'vitest'
import { gaugeLabel, gaugeScale, gaugeTicks, limitArcs, readGauge, resolveBound } from './gauge-scale.ts'

const scale = { min: 0, max: 100 }

describe('gauge bounds', () => {
  test.each([
    ['D-STATE-19 -1 with a key reads the property', { key: 'oee', value: -1 }, { oee: 85 }, 85],
    ['D-STATE-20-B -1 without a key is a plain limit', { key: '', value: -1 }, { oee: 85 }, -1],
    ['D-STATE-20-B a key is not used unless the value is -1', { key: 'oee', value: 40 }, { oee: 85 }, 40],
    ['D-STATE-20-B a missing property gives none', { key: 'oee', value: -1 }, {}, undefined],
    ['D-STATE-20-B a property that is no number gives none', { key: 'oee', value: -1 }, { oee: 'high' }, undefined],
    ['D-STATE-20-B a numeric text is a number', { key: 'oee', value: -1 }, { oee: '85.5' }, 85.5],
  ])('%s', (_, bound, row, expected) => {
    expect(resolveBound(bound, row)).toBe(expected)
  })

  test('D-STATE-20-B the same rule holds for min and max', () => {
    const row = { planned: 500 }
    expect(gaugeScale({ key: '', value: 0 }, { key: 'planned', value: -1 }, row)).toEqual({ min: 0, max: 500 })
    expect(gaugeScale({ key: '', value: 0 }, { key: 'gone', value: -1 }, row)).toBeUndefined()
  })

  test('D-LIMIT-34 ends that leave no room give no scale', () => {
    expect(gaugeScale({ key: '', value: 100 }, { key: '', value: 100 }, {})).toBeUndefined()
  })
})

describe('gauge needle', () => {
  test.each([
    ['D-STATE-17 at the max it is drawn', 100, { needle: 1, overRange: false }],
    ['D-STATE-18-X above max there is none, and a mark', 101, { needle: undefined, value: 101, overRange: true }],
    ['D-STATE-18-X below min it rests at min', -20, { needle: 0, value: -20, overRange: false }],
    ['D-STATE-18-X null has none', null, { needle: undefined, value: undefined, overRange: false }],
    ['D-STATE-18-X a word has none', 'n/a', { needle: undefined, value: undefined }],
    ['D-STATE-17 in between', 25, { needle: 0.25 }],
  ])('%s', (_, value, expected) => {
    expect(readGauge(value, scale)).toMatchObject(expected)
  })
})

describe('gauge limits', () => {
  const limit = (value: number, color: string, key = '') => ({ key, value, color })

  test('D-CONFIG-73-X each colours from the one before it, the last on to max', () => {
    expect(limitArcs([limit(50, 'red'), limit(80, 'gold'), limit(90, 'green')], scale, {})).toEqual([
      { from: 0, to: 0.5, color: 'red' },
      { from: 0.5, to: 0.8, color: 'gold' },
      { from: 0.8, to: 1, color: 'green' },
    ])
  })

  test('D-CONFIG-73-X limits are sorted by their resolved value', () => {
    const arcs = limitArcs([limit(-1, 'green', 'oee'), limit(40, 'red')], scale, { oee: 75 })
    expect(arcs.map(({ color }) => color)).toEqual(['red', 'green'])
  })

  test('D-STATE-20-B a limit without its property is dropped', () => {
    expect(limitArcs([limit(-1, 'green', 'oee'), limit(40, 'red')], scale, {})).toEqual([
      { from: 0, to: 1, color: 'red' },
    ])
  })

  test('D-CONFIG-73-X a limit below the scale colours nothing, no limits give no arcs', () => {
    expect(limitArcs([limit(-10, 'red'), limit(60, 'gold')], scale, {})).toEqual([{ from: 0, to: 1, color: 'gold' }])
    expect(limitArcs([], scale, {})).toEqual([])
  })
})

describe('D-CONFIG-71-X gauge ticks', () => {
  test.each([
    ['every stepSize', scale, { numTicks: 0, stepSize: 25 }, [0, 25, 50, 75, 100]],
    ['not beyond max', { min: 0, max: 90 }, { numTicks: 0, stepSize: 40 }, [0, 40, 80]],
    ['from min', { min: 5, max: 25 }, { numTicks: 0, stepSize: 10 }, [5, 15, 25]],
    ['numTicks divides evenly and wins', scale, { numTicks: 4, stepSize: 2 }, [0, 25, 50, 75, 100]],
    ['D-LIMIT-34 a step below 2 is 2', { min: 0, max: 4 }, { numTicks: 0, stepSize: 0.1 }, [0, 2, 4]],
    [
      'shares without rounding noise',
      { min: 0, max: 1 },
      { numTicks: 10, stepSize: 2 },
      [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1],
    ],
  ])('%s', (_, range, rule, ticks) => {
    expect(gaugeTicks(range, rule)).toEqual(ticks)
  })

  test.each([
    [
      { min: 0, max: 100_000 },
      { numTicks: 0, stepSize: 10 },
    ],
    [scale, { numTicks: 5000, stepSize: 10 }],
    [
      { min: 0, max: 200 },
      { numTicks: 0, stepSize: 2 },
    ],
  ])('never more than 100: %j %j', (range, rule) => {
    const ticks = gaugeTicks(range, rule)
    expect(ticks.length).toBeLessThanOrEqual(100)
    expect(ticks.length).toBeGreaterThan(40)
  })
})

test('D-CONFIG-68 [machine] in the label is the machine id', () => {
  expect(gaugeLabel('OEE [machine] / [machine]', 'M101')).toBe('OEE M101 / M101')
})
