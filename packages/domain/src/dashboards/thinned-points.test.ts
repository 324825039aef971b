import { expect, test } from 'vitest'
import { lineMarks, scatterMarks, thinnedLine } from './thinned-points.ts'

const wave = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ x: at / count, y: 0.5 + Math.sin(at / 7) / 4, at }))

test('T-PLANT-377 a line of more points than pixels keeps its ends and every peak', () => {
  const peaks: Record<number, number> = { 4321: 0.01, 7654: 0.99 }
  const points = wave(10_000).map((point) => ({ ...point, y: peaks[point.at] ?? point.y }))
  const thin = thinnedLine(points, 600)
  expect(thin.length).toBeLessThanOrEqual(4 * 600)
  expect(thin).toContain(points[4321])
  expect(thin).toContain(points[7654])
  expect(thin[0]).toBe(points[0])
  expect(thin.at(-1)).toBe(points.at(-1))
  expect(thin.map(({ at }) => at)).toEqual(thin.map(({ at }) => at).toSorted((a, b) => a - b))
})

test('T-PLANT-377 few points stay as they are', () => {
  const points = wave(50)
  expect(thinnedLine(points, 600)).toBe(points)
  expect(lineMarks(points, { width: 600, height: 300 })).toBe(points)
})

test('T-PLANT-377 marks are as many as can be told apart', () => {
  expect(lineMarks(wave(10_000), { width: 600, height: 300 }).length).toBeLessThanOrEqual(400)
  const near = [
    { x: 0.5, y: 0.5 },
    { x: 0.5005, y: 0.5 },
    { x: 0.6, y: 0.5 },
    { x: 0.5, y: 0.9 },
  ]
  expect(scatterMarks(near, { width: 600, height: 300 })).toEqual([near[0], near[2], near[3]])
  const many = Array.from({ length: 10_000 }, (_, at) => ({ x: (at % 100) / 100, y: Math.floor(at / 100) / 100 }))
  expect(scatterMarks(many, { width: 120, height: 60 }).length).toBeLessThanOrEqual(21 * 11)
})
