// `npm run bench`: figures beside their limits, kept in bench/results.json and from there in the README. `-- pipeline` runs
// one, `-- --readme` only writes the README again. Ends with 1 and a line for each limit that is exceeded.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { benches } from '../../bench/bench-list.ts'
import { complaints, keepResults, keptResults, withFigures, withNew } from '../../bench/results.ts'
import { chosenBenches, runBenches } from '../../bench/run-benches.ts'

const wanted = process.argv.slice(2)

if (wanted.includes('--readme')) {
  writeReadme()
} else if (process.execArgv.includes('--expose-gc')) {
  process.exit(await measure())
} else {
  // Memory is compared after a full collection.
  const again = spawnSync(process.execPath, ['--expose-gc', import.meta.filename, ...wanted], { stdio: 'inherit' })
  process.exit(again.status ?? 1)
}

async function measure(): Promise<0 | 1> {
  try {
    const on = localDate(Date.now(), 'UTC')
    const { results, failures } = await runBenches(chosenBenches(wanted, benches), { on, tell: console.log })
    // Also what is too much: a README that keeps the better figure of an earlier day lies.
    keepResults(withNew(keptResults(), results))
    writeReadme()
    for (const complaint of complaints(keptResults())) console.log(`\nNOTE ${complaint}`)
    for (const failure of failures) console.error(`\nFAILED ${failure}`)
    return failures.length === 0 ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

function writeReadme(): void {
  const file = join(import.meta.dirname, '../../README.md')
  writeFileSync(file, withFigures(readFileSync(file, 'utf8'), keptResults()))
}
