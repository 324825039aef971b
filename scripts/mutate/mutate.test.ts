import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { changedLines } from './changed-lines.ts'
import { isExplained } from './explained.ts'
import { mutated } from './mutants.ts'
import { testsOf } from './related-tests.ts'
import { survivors } from './run-mutants.ts'

const breaks = (source: string) => mutated('a.ts', source).mutants.map(({ before, after }) => `${before} → ${after}`)

test.each([
  ['const a = (n: number) => n < 3', ['< → <=', '3 → 4']],
  ['const a = (n: boolean) => !n && true', ['&& → ||', '! → ', 'true → false']],
  ['const a = (n: number) => (n ? n : 0)', ['n → true', 'n → false', '0 → 1']],
  ['function a(n: number) { if (n) return }', ['n → true', 'n → false']],
  ['const a = Math.min(b, c)', ['Math.min → Math.max']],
  ["const a = b + 'word'", []],
  ["type A = 1 | true; const a = { 1: 'x' }", []],
  ['const a = (b, c) => (b < c ? -1 : 1)', ['b < c → true', 'b < c → false', '< → <=']],
])('%s breaks in %j', (source, expected) => expect(breaks(source)).toEqual(expected))

test('a mutant sleeps until its number is called', () => {
  const { code, mutants } = mutated('a.ts', 'globalThis.answer = ((n) => n >= 3 && n !== 4)(globalThis.given)')
  const world = globalThis as unknown as { answer: boolean }
  const run = (mutant: number, given: number) => {
    Object.assign(world, { isMutant: (number: number) => number === mutant, given })
    new Script(code).runInThisContext()
    return world.answer
  }
  expect(mutants.map(({ before }) => before)).toEqual(['&&', '>=', '3', '!==', '4'])
  expect([2, 3, 4].map((given) => run(0, given))).toEqual([false, true, false])
  expect([2, 3, 4].map((given) => run(2, given))).toEqual([false, false, false])
  expect([2, 3, 4].map((given) => run(4, given))).toEqual([false, false, true])
})

test('what is done when a file is loaded is broken before it', () =>
  expect(mutated('a.ts', 'const a = 1\nconst b = () => 2').mutants.map(({ atLoad }) => atLoad)).toEqual([true, false]))

test('a line that begins with a mutant is no call of the line before it', () =>
  expect(mutated('a.ts', 'f()\nx += 1').code).toContain('f()\nvoid ('))

test('changed lines are those that a diff adds', () =>
  expect([...changedLines('+++ b/a.ts\n@@ -1,2 +3,2 @@\n+x\n+y\n@@ -9 +10 @@\n+z').get('a.ts')!]).toEqual([3, 4, 10]))

test('a survivor is explained by its line, wherever it has moved to', () => {
  const [mutant] = mutated('a.ts', '\n\nconst a = b < c').mutants
  const why = { path: 'a.ts', text: 'const a = b < c', before: '<', after: '<=', why: 'never equal' }
  expect(isExplained(mutant!, [why])).toBe(true)
  expect(isExplained(mutant!, [{ ...why, after: '>' }])).toBe(false)
})

test('its own test is asked first', () =>
  expect(testsOf('packages/domain/src/ground/stop-colour.ts')[0]).toBe(
    'packages/domain/src/ground/stop-colour.test.ts',
  ))

test('a mutant that never ends is known by the quickest case that meets it, however long the others take', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  try {
    const [rule, tests] = [join(folder, 'rule.ts'), join(folder, 'rule.test.ts')]
    const { code, mutants } = mutated(
      rule,
      'export function up(n: number) { let at = 0; while (at < n) at += 1; return at }',
    )
    writeFileSync(rule, '')
    // Written apart: the checks of imports would take it for one of this file.
    const from = 'from'
    writeFileSync(
      tests,
      `import { expect, test } from 'vitest'
       import { up } ${from} './rule.ts'
       test('counts', () => expect([up(0), up(3)]).toEqual([0, 3]))
       test('takes an hour', () => expect(up(4)).toBe(4))`,
    )
    const numbers = mutants.map((_, index) => index + 1)
    const file = pathToFileURL(tests).href
    const covered = [0, 3_600_000].map((ms, at) => ({ file, at, ms, reached: numbers, failed: false }))
    const jobs = mutants.map(({ atLoad }, index) => ({ number: index + 1, atLoad, tests: [tests] }))
    expect(mutants.map(({ before, after }) => `${before} → ${after}`)).toContain('+= → -=')
    const judged = { isExplained: () => false, onDone: () => {} }
    expect(await survivors(new Map([[rule, code]]), jobs, covered, judged)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
