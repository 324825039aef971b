import { expect, test } from 'vitest'
import { unreportedTime } from './unreported-time.ts'

test('T-PLANT-150 what ran before the first look is nobody’s to report, what ran since is, once, and a new day begins anew', () => {
  const time = unreportedTime()
  expect(time.look('M1', 20_000)).toBe(0)
  expect(time.look('M1', 20_060)).toBe(60)
  expect(time.look('M1', 20_090)).toBe(90)
  time.reported('M1', 80)
  expect(time.look('M1', 20_090)).toBe(10)
  time.reported('M1', 300)
  expect(time.look('M1', 20_090)).toBe(0)
  expect(time.look('M1', 20_120)).toBe(30)
  // A stop became known late.
  expect(time.look('M1', 20_080)).toBe(0)
  expect(time.look('M1', 20_100)).toBe(20)
  // A new day.
  expect(time.look('M1', 4)).toBe(0)
  expect(time.look('M1', 64)).toBe(60)
  expect(time.look('M2', 50)).toBe(0)
})
