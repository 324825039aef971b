// `npm run mutate -- packages/domain/src/stops`: breaks one thing at a time and lists what no test noticed.
// `--since main` breaks only lines changed since then. Survivors that cannot be noticed stand in docs/mutants.yaml.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { codePaths, isTest, ROOT, readText } from '../../checks/source/source-files.ts'
import { changedLines } from '../mutate/changed-lines.ts'
import { explanations, isExplained } from '../mutate/explained.ts'
import { type Mutant, mutated } from '../mutate/mutants.ts'
import { testsOf } from '../mutate/related-tests.ts'
import { cover, survivors } from '../mutate/run-mutants.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } })
const began = performance.now()
const paths = codePaths().filter((path) => !isTest(path) && positionals.some((folder) => isIn(path, folder)))
if (paths.length === 0 || paths.some((path) => !path.startsWith('packages/domain/'))) {
  console.error('Name a folder or file of packages/domain/src: npm run mutate -- packages/domain/src/stops')
  process.exit(2)
}

const wanted = values.since === undefined ? undefined : changedLines(diffSince(values.since))
const codes = new Map<string, string>()
const mutants: Mutant[] = []
for (const path of paths) {
  const made = mutated(path, readText(path), mutants.length + 1)
  codes.set(join(ROOT, path), made.code)
  mutants.push(...made.mutants)
}
const jobs = mutants.flatMap(({ path, line, atLoad }, index) => {
  if (wanted && !wanted.get(path)?.has(line)) return []
  return [{ number: index + 1, path, atLoad, tests: testsOf(path).map((test) => join(ROOT, test)) }]
})

const covered = await cover(codes, [...new Set(jobs.flatMap(({ tests }) => tests))])
const failed = covered.find((one) => one.failed)
if (failed !== undefined) {
  console.error(`The tests must pass before anything is broken: ${failed.file}, case ${failed.at + 1}`)
  process.exit(2)
}
const known = explanations()
const lived: Mutant[] = []
console.log(`| file | mutants | noticed | survived | explained |\n|---|---|---|---|---|`)
// A file at a time: a run that is cut off keeps what it has found, and the other files are as quick as they are.
for (const path of paths) lived.push(...(await judge(path)))
if (paths.length > 1) console.log(row(positionals.join(' '), jobs.length, lived))
console.log(`\n${((performance.now() - began) / 1000).toFixed(1)} s`)
process.exitCode = lived.some((mutant) => !isExplained(mutant, known)) ? 1 : 0

async function judge(path: string): Promise<Mutant[]> {
  const own = jobs.filter((job) => job.path === path)
  if (own.length === 0) return []
  let count = 0
  const file = join(ROOT, path)
  const alive = await survivors(new Map([[file, codes.get(file) ?? '']]), own, covered, {
    isExplained: (number) => isExplained(mutants[number - 1] as Mutant, known),
    onDone: () => {
      count += 1
      if (process.stdout.isTTY) process.stdout.write(`\r${count} of ${own.length}`)
    },
  })
  const found = alive.sort((a, b) => a - b).map((number) => mutants[number - 1] as Mutant)
  console.log(`${process.stdout.isTTY ? '\r' : ''}${row(path, own.length, found)}`)
  for (const mutant of found) {
    if (isExplained(mutant, known)) continue
    const { line, before, after, text } = mutant
    console.log(`  ${path}:${line}  ${before} → ${after === '' ? '(nothing)' : after}\n    ${text}`)
  }
  return found
}

function row(name: string, of: number, found: readonly Mutant[]): string {
  const share = of === 0 ? 0 : (100 * found.length) / of
  const explained = found.filter((mutant) => isExplained(mutant, known)).length
  return `| ${name} | ${of} | ${of - found.length} | ${found.length} (${share.toFixed(1)} %) | ${explained} |`
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`)
}

function diffSince(commit: string): string {
  return execFileSync('git', ['diff', '-U0', commit, '--', 'packages/domain/src'], { cwd: ROOT, encoding: 'utf8' })
}
