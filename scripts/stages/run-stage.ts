import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { type Counts, countPlaywright, countVitest } from './reports.ts'
import { REPORTS, type Stage } from './stages.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const BIN = join(ROOT, 'node_modules/.bin')
/** A stage that hangs must fail, not keep whoever waits for the result. */
const LONGEST_MS = 75 * 60_000
const SHOWN_LINES = 60

type Ending = { isOk: boolean; output: string }

export async function runStage(stage: Stage): Promise<Counts> {
  const file = join(ROOT, REPORTS, `${stage.name}.json`)
  mkdirSync(dirname(file), { recursive: true })
  // An old report would be counted when the runner fails before it writes its own.
  rmSync(file, { force: true })
  const ending = await run(stage, file)
  if (!stage.report) return ending.isOk ? onePassed() : oneFailed(stage, ending.output)
  if (!existsSync(file)) return oneFailed(stage, ending.output)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const counts = stage.report === 'vitest' ? countVitest(report) : countPlaywright(report)
  if (counts.failures.length > 0) return counts
  if (counts.passed === 0) return oneFailed(stage, `No test ran.\n${ending.output}`, counts)
  // All tests passed and yet the runner failed: an error outside of any test.
  return ending.isOk ? counts : oneFailed(stage, ending.output, counts)
}

function onePassed(): Counts {
  return { passed: 1, failures: [], skipped: [] }
}

function oneFailed({ name }: Stage, output: string, counts?: Counts): Counts {
  const message = output.trim().split('\n').slice(-SHOWN_LINES).join('\n')
  return { passed: counts?.passed ?? 0, skipped: counts?.skipped ?? [], failures: [{ title: name, message }] }
}

function run(stage: Stage, reportFile: string): Promise<Ending> {
  const [program = '', ...args] = stage.command
  const child = spawn(program === 'node' ? process.execPath : join(BIN, program), args, {
    cwd: ROOT,
    timeout: LONGEST_MS,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // The tools say `env node`: they must meet the Node that runs this, not the system's.
      PATH: [dirname(process.execPath), BIN, process.env.PATH].join(delimiter),
      NO_COLOR: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    },
  })
  const endWithUs = () => child.kill()
  process.once('exit', endWithUs)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part
    })
  }
  return new Promise((resolve) => {
    const end = (isOk: boolean, reason = '') => {
      process.off('exit', endWithUs)
      resolve({ isOk, output: output + reason })
    }
    child.on('error', (error) => end(false, error.message))
    child.on('close', (code, signal) => end(code === 0, signal ? `\nended by ${signal}` : ''))
  })
}
