import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { defineBench } from './define-bench.ts'
import { inFreshClone, plainShell } from './fresh-clone.ts'
import { outcomeOf } from './tests-outcome.ts'

/** All tests as they are run for every change, with the installation. Only when it is asked for by name: it takes long. */
export const tests = defineBench({
  name: 'tests',
  title: 'npm test on a fresh clone',
  onlyByName: true,
  run: () =>
    inFreshClone(async (folder) => {
      const began = performance.now()
      const { ended, outcome } = await run(join(folder, '.ci/run'), folder)
      if (ended !== 0) throw new Error(`the tests failed: ${outcome}`)
      return [
        {
          id: 'tests.all',
          what: 'clone to the last line',
          value: (performance.now() - began) / 60_000,
          beside: outcome,
        },
      ]
    }),
})

function run(program: string, cwd: string): Promise<{ ended: number | null; outcome: string }> {
  const child = spawn(program, { cwd, env: plainShell(), stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    process.stdout.write(part)
    printed += part
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (ended) => resolve({ ended, outcome: outcomeOf(printed) }))
  })
}
