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
  return [{ number: index + 1, atLoad, tests: testsOf(path).map((test) => join(ROOT, test)) }]
})

const covered = await cover(codes, [...new Set(jobs.flatMap(({ tests }) => tests))])
const failed = covered.find((one) => one.failed)
if (failed !== undefined) {
  console.error(`The tests must pass before anything is broken: ${failed.file}, case ${failed.at + 1}`)
  process.exit(2)
}
const known = explanations()
let count = 0
const alive = await survivors(codes, jobs, covered, {
  isExplained: (number) => isExplained(mutants[number - 1] as Mutant, known),
  onDone: () => {
    count += 1
    if (process.stdout.isTTY) process.stdout.write(`\r${count} of ${jobs.length}`)
  },
})
report()

function report(): void {
  const lived = alive.sort((a, b) => a - b).map((number) => mutants[number - 1] as Mutant)
  const open = lived.filter((mutant) => !isExplained(mutant, known))
  const share = jobs.length === 0 ? 0 : (100 * lived.length) / jobs.length
  console.log(`\n| folder | mutants | noticed | survived | explained |\n|---|---|---|---|---|`)
  console.log(
    `| ${positionals.join(' ')} | ${jobs.length} | ${jobs.length - lived.length} | ${lived.length} (${share.toFixed(1)} %) | ${lived.length - open.length} |`,
  )
  for (const { path, line, before, after, text } of open) {
    console.log(`\n${path}:${line}  ${before} → ${after === '' ? '(nothing)' : after}\n  ${text}`)
  }
  console.log(`\n${((performance.now() - began) / 1000).toFixed(1)} s`)
  process.exitCode = open.length > 0 ? 1 : 0
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`)
}

function diffSince(commit: string): string {
  return execFileSync('git', ['diff', '-U0', commit, '--', 'packages/domain/src'], { cwd: ROOT, encoding: 'utf8' })
}
