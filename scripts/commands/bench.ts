import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benches } from '../../bench/bench-list.ts'
import type { Figure } from '../../bench/define-bench.ts'

/** Figures beside their limits; `npm run bench -- pipeline` runs one. Exits with 1 when a limit is exceeded. */
const wanted = process.argv.slice(2)
const chosen = benches.filter(({ name, onlyByName }) => (wanted.length === 0 ? !onlyByName : wanted.includes(name)))

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
writeFigures(figures)

/** The README's figures come from here and from nowhere else; those of benches that did not run stay. */
function writeFigures(measured: readonly (Figure & { title: string })[]): void {
  const file = join(import.meta.dirname, '../../README.md')
  const text = readFileSync(file, 'utf8')
  const place = /<!-- figures -->\n([\s\S]*)\n<!-- \/figures -->/
  const before = (place.exec(text)?.[1] ?? '').split('\n').slice(2)
  const rows = benches.flatMap(({ title }) => {
    const own = measured.filter((figure) => figure.title === title)
    return own.length > 0 ? own.map(rowOf) : before.filter((row) => row.startsWith(`| ${title}: `))
  })
  const table = ['| figure | measured | limit | beside it |', '|---|---|---|---|', ...rows].join('\n')
  writeFileSync(file, text.replace(place, `<!-- figures -->\n${table}\n<!-- /figures -->`))
}

function rowOf({ title, what, value, unit, limit, beside }: Figure & { title: string }): string {
  return `| ${title}: ${what} | ${round(value)} ${unit} | ${limit} ${unit} | ${beside ?? ''} |`
}

function round(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0)
}

process.exit(figures.every(({ value, limit }) => value <= limit) ? 0 : 1)
