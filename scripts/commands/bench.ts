import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benches } from '../../bench/bench-list.ts'
import type { Figure } from '../../bench/define-bench.ts'

/** Figures beside their limits; `npm run bench -- pipeline` runs one. Exits with 1 when a limit is exceeded. */
const wanted = process.argv.slice(2)
const chosen = benches.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

if (!process.execArgv.includes('--expose-gc')) {
  // Memory is compared after a full collection.
  const again = spawnSync(process.execPath, ['--expose-gc', import.meta.filename, ...wanted], { stdio: 'inherit' })
  process.exit(again.status ?? 1)
}

const figures: (Figure & { title: string })[] = []
for (const bench of chosen) {
  console.log(`\n${bench.title}`)
  for (const figure of await bench.run()) {
    figures.push({ title: bench.title, ...figure })
    const verdict = figure.value <= figure.limit ? 'ok' : 'TOO MUCH'
    console.log(
      `  ${figure.what}: ${figure.value.toFixed(2)} ${figure.unit} (limit ${figure.limit}) ${verdict}${figure.beside ? `  [${figure.beside}]` : ''}`,
    )
  }
}
if (wanted.length === 0) {
  writeFigures(figures)
}
/** The README's figures come from here and from nowhere else. */
function writeFigures(measured: readonly (Figure & { title: string })[]): void {
  const file = join(import.meta.dirname, '../../README.md')
  const rows = measured.map(
    ({ title, what, value, unit, limit, beside }) =>
      `| ${title}: ${what} | ${round(value)} ${unit} | ${limit} ${unit} | ${beside ?? ''} |`,
  )
  const table = ['| figure | measured | limit | beside it |', '|---|---|---|---|', ...rows].join('\n')
  const text = readFileSync(file, 'utf8').replace(
    /<!-- figures -->[\s\S]*<!-- \/figures -->/,
    `<!-- figures -->\n${table}\n<!-- /figures -->`,
  )
  writeFileSync(file, text)
}

function round(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0)
}

process.exit(figures.every(({ value, limit }) => value <= limit) ? 0 : 1)
