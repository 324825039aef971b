import { expect, test } from 'vitest'
import { hastyAbsences, stepsOf } from './source/hasty-absence.ts'
import { expectNone } from './source/none.ts'
import { idsIn } from './source/proofs.ts'
import { requirements, testPaths } from './source/requirements.ts'
import { codePaths, isTest, readText } from './source/source-files.ts'

/** Tests of what we stand on, which no requirement of the product names. */
const infrastructure = [
  /^(scripts|bench)\//,
  /^apps\/server\/src\/ground\/db\//,
  /^apps\/server\/(test|src\/import)\/(schema|bad-input|faults|ingest)\.test\.ts$/,
  // The way from a machine to the server, and the data to try it with, stand in none of the documents.
  /^packages\/connectors\//,
  /^packages\/example-plant\//,
  /^apps\/(simulator|connector)\//,
  // How signals become stops and days: stated by the domain facts, not by an item.
  /^packages\/domain\/src\/machines\/(advance|plant-days)\.test\.ts$/,
  // The frame of our own catalogues and stores.
  /^packages\/ui\/src\/(color|table)\//,
  /^apps\/web\/src\/(data|wizards\/engine)\//,
  // What holds for every page alike.
  /^e2e\/specs\/(whole\/accessibility|shell\/live-link)\.spec\.ts$/,
]

const idsNamedIn = (path: string) => idsIn(readText(path))
const known = new Set(requirements().map(({ id }) => id))

test('two requirements with one id hide each other', () => {
  const ids = requirements().map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(1000)
  expectNone(
    ids.filter((id, at) => ids.indexOf(id) !== at),
    'Every id stands once in docs/catalogue.',
  )
})

test('a test that names no requirement cannot tell what is lost when it is deleted', () =>
  expectNone(
    testPaths().filter((path) => idsNamedIn(path).length === 0 && !infrastructure.some((folder) => folder.test(path))),
    'Every test file names at least one id of docs/catalogue in a title.',
  ))

test('a requirement that does not exist is proven by nothing', () =>
  expectNone(
    testPaths().flatMap((path) =>
      idsNamedIn(path)
        .filter((id) => !known.has(id))
        .map((id) => `${path}: ${id}`),
    ),
    'Every id named in a test stands in docs/catalogue.',
  ))

test('a limit in milliseconds was right for the machine on which it was written', () => {
  // vi.waitFor gives up after a second unless told otherwise, and nothing in the configuration tells it.
  const limit = /timeout: \d[\d_]{2,}|setTimeout\(\d|^ *\}, \d[\d_]{3,}\)$|^ {2}\d+_000,$|vi\.wait(For|Until)\(/
  const waits = codePaths().filter((path) => isTest(path) && !/^(bench|checks)\/|\/until\.ts$/.test(path))
  expectNone(
    waits.flatMap((path) =>
      readText(path)
        .split('\n')
        .flatMap((line, at) => (limit.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    ),
    'A wait has the limit of vitest.config.ts or playwright.config.ts, or patience(ms) of scripts/stages/machine.ts.',
  )
})

test('what is looked for too soon is not there yet, wrong or not', () => {
  const shared = new Map(codePaths('e2e/pages/').flatMap((path) => [...stepsOf(path, readText(path))]))
  expectNone(
    codePaths('e2e/specs/').flatMap((path) => hastyAbsences(path, readText(path), shared)),
    'Before a spec says that something is not there it waits for what comes with or after it, or has seen it there.',
  )
})
