import type { StripPart } from '@takt/domain/history/recent-strip.ts'
import { expect, test } from 'vitest'
import { stripPaths } from './strip-paths.ts'

const part = (from: number, to: number, look: StripPart['look'], color = ''): StripPart => ({ from, to, look, color })

test('T-LOOK-25 green is running alone, orange what nobody explained; a reason has its colour, and nothing is drawn of what is not known', () => {
  const parts = [
    part(0, 120, 'running'),
    part(120, 240, 'reason', '#1b2a52'),
    part(240, 300, 'uncoded'),
    part(300, 360, 'unplanned'),
    part(360, 420, 'setup', '#1c63c9'),
    part(420, 480, 'silent'),
  ]
  const paths = new Map(stripPaths(parts).map(({ fill, d }) => [fill, d]))
  expect([...paths.keys()]).toEqual([
    'var(--surface-sunken)',
    'var(--state-running)',
    'var(--neutral-400)',
    '#1b2a52',
    '#1c63c9',
    'var(--state-uncoded)',
  ])
  // Low where it ran, tall where it stood.
  expect(paths.get('var(--state-running)')).toBe('M0 8h120v8h-120z')
  expect(paths.get('var(--state-uncoded)')).toBe('M240 0h60v24h-60z')
  expect(paths.get('var(--surface-sunken)')).not.toContain('M420')
})

test('T-LOOK-25 one shape for all stretches of a colour; a short stop is seen, also at the end of the line', () => {
  const parts = [
    part(0, 100, 'running'),
    part(100, 100.5, 'reason', '#1b2a52'),
    part(100.5, 479.5, 'running'),
    part(479.5, 480, 'uncoded'),
  ]
  const paths = new Map(stripPaths(parts).map(({ fill, d }) => [fill, d]))
  expect(paths.get('var(--state-running)')?.match(/M/g)).toHaveLength(2)
  expect(paths.get('#1b2a52')).toBe('M100 0h2v24h-2z')
  expect(paths.get('var(--state-uncoded)')).toBe('M476 0h4v24h-4z')
})
