// The catalogue of what `npm run check` and `npm test` run, in the order in which they are started.
export type Stage = {
  name: string
  /** A program of node_modules/.bin, or `node`, with its arguments. */
  command: readonly string[]
  /** How many of the machine's cores it keeps busy; what runs at once shares them (`fits-beside.ts`). */
  cores: 0.5 | 1 | 'all'
  /** Where its tests are counted; a stage without a report is one test by itself. */
  report?: 'vitest' | 'playwright'
  /** Part of the quick check: needs neither database nor browser. */
  isQuick: boolean
  needs?: string
}

export const REPORTS = '.cache/reports'

/**
 * One checker: each further one would work out the large types of calls and texts again. What was found the last time
 * is kept, and a second run reads only what changed and what leans on it, in a tenth of the time.
 */
const tsc = (project: string, kept: string) => [
  'tsc',
  ...['-p', project, '--noEmit', '--checkers', '1'],
  ...['--incremental', '--tsBuildInfoFile', `.cache/types/${kept}.tsbuildinfo`],
]

/** `TEST_ORDER=7 npm test` runs files and tests in an order drawn with that number: none may lean on the one before it. */
const order = process.env.TEST_ORDER

export const stages: readonly Stage[] = [
  // Half of its time it waits, for processes that start, links that rest and prints that fail: the others use that.
  { name: 'server', command: vitest('server'), cores: 0.5, report: 'vitest', isQuick: false },
  { name: 'types:pure', command: tsc('tsconfig.pure.json', 'pure'), cores: 1, isQuick: true },
  { name: 'types', command: tsc('tsconfig.json', 'node'), cores: 1, isQuick: true },
  { name: 'types:web', command: tsc('apps/web', 'web'), cores: 1, isQuick: true },
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '--colors=off', '.'], cores: 1, isQuick: true },
  { name: 'checks', command: vitest('checks'), cores: 1, report: 'vitest', isQuick: true },
  { name: 'domain', command: vitest('domain'), cores: 1, report: 'vitest', isQuick: true },
  { name: 'build', command: ['node', 'scripts/build-web.ts'], cores: 1, isQuick: false },
  // Beside nothing but what half waits: beside more the waits of a page would run into their limits.
  {
    name: 'browser',
    command: [
      ...['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=json'],
      ...(order === undefined ? [] : ['--shuffle', order]),
    ],
    cores: 'all',
    report: 'playwright',
    isQuick: false,
    needs: 'build',
  },
]

function vitest(project: string): string[] {
  const output = `--outputFile.json=${REPORTS}/${project}.json`
  const drawn = ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${order}`]
  return [
    ...['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', output],
    ...(order === undefined ? [] : drawn),
  ]
}
