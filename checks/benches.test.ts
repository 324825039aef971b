import { expect, test } from 'vitest'
import { benchOf, figureIds } from '../bench/limits.ts'
import { complaints, figuresIn, figuresText, keptResults } from '../bench/results.ts'
import { expectNone } from './source/none.ts'
import { allPaths, readText } from './source/source-files.ts'

test('a figure written by hand is true until nobody remembers where it came from', () =>
  expect(figuresIn(readText('README.md')), 'npm run bench -- --readme writes it from bench/results.json').toBe(
    figuresText(keptResults()),
  ))

test('a limit without air fails by chance, and an aim missed in silence is a lie', () =>
  expectNone(
    complaints(keptResults()),
    'In bench/limits.ts every limit has a fifth of air or says why not (tight), every aim is met or says why not (missed).',
  ))

test('a limit that no bench measures holds nothing', () =>
  expectNone(
    [
      ...figureIds.filter((id) => {
        const path = `bench/${benchOf(id)}.bench.ts`
        return !allPaths().includes(path) || !readText(path).includes(`'${id}'`)
      }),
      ...Object.keys(keptResults()).filter((id) => !figureIds.some((known) => known === id)),
    ],
    'Every id of bench/limits.ts and bench/results.json is measured by the bench it names.',
  ))
