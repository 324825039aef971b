import { expect, test } from 'vitest'
import { fitsBeside } from './fits-beside.ts'

const half = { cores: 0.5 } as const
const one = { cores: 1 } as const
const all = { cores: 'all' } as const

test.for([
  { cores: 1, stage: all, running: [], fits: true },
  // A single core has no room for a second of whatever kind.
  { cores: 1, stage: one, running: [half], fits: false },
  { cores: 1, stage: all, running: [half], fits: false },
  { cores: 2, stage: one, running: [half], fits: true },
  { cores: 2, stage: one, running: [half, one], fits: false },
  { cores: 2, stage: all, running: [half], fits: true },
  { cores: 2, stage: all, running: [one], fits: false },
  { cores: 2, stage: all, running: [half, one], fits: false },
  { cores: 2, stage: one, running: [all], fits: false },
  { cores: 8, stage: one, running: [half, one, one, one, one, one, one], fits: true },
  { cores: 8, stage: all, running: [half, one], fits: false },
  { cores: 8, stage: all, running: [half], fits: true },
])('on $cores cores a stage of $stage.cores beside $running.length others', ({ cores, stage, running, fits }) => {
  expect(fitsBeside(stage, running, cores)).toBe(fits)
})
