import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictures, tourPage } from '../scripts/pictures/tour.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const MOVING = 'coding'

test('T-LOOK-70 the tour is what the list of pictures says, each of them is there and none is left over', () => {
  expect(read('docs/tour.md')).toBe(tourPage())
  const files = readdirSync(new URL('../docs/pictures/', import.meta.url)).sort()
  expect(files).toEqual([...pictures.map(({ name }) => name), MOVING].map((name) => `${name}.png`).sort())
})

test('T-LOOK-70 twenty pictures at least, of every kind of window, light and dark, with names of their own', () => {
  expect(pictures.length).toBeGreaterThanOrEqual(20)
  expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
  expect(new Set(pictures.map(({ size }) => size))).toEqual(new Set(['terminal', 'wide', 'wall', 'phone']))
  expect(new Set(pictures.map(({ dark = false }) => dark)).size).toBe(2)
})

test('T-LOOK-70 a picture that the README shows is there', () => {
  const shown = [...read('README.md').matchAll(/\]\((docs\/pictures\/[^)]+)\)/g)].map(([, path]) => path ?? '')
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([])
})
