// `npm run trace`: how many items of docs/catalogue tests name; `npm run trace -- T-NAV W-STEP` lists the unnamed ones.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { requirements, testsById } from '../../checks/source/requirements.ts'
import { ROOT } from '../../checks/source/source-files.ts'
import { coverageByArea, isUnder } from '../trace/coverage.ts'
import { shorten, traceabilityTable } from '../trace/traceability-table.ts'

const all = requirements()
const tests = testsById()
const prefixes = process.argv.slice(2).filter((word) => word !== '--')

if (prefixes.length > 0) {
  const asked = all.filter(({ id }) => prefixes.some((prefix) => isUnder(id, prefix)))
  const unnamed = asked.filter(({ id }) => !tests.has(id))
  for (const { id, level, need } of unnamed) console.log(`${id.padEnd(16)}${level.padEnd(9)}${shorten(need, 140)}`)
  console.log(`\n${asked.length - unnamed.length} of ${asked.length} named under ${prefixes.join(', ')}`)
} else {
  const areas = coverageByArea(all, tests)
  for (const { area, named, all: count } of areas) console.log(`${area.padEnd(12)}${`${named}/${count}`.padStart(9)}`)
  console.log(`${'all'.padEnd(12)}${`${areas.reduce((sum, area) => sum + area.named, 0)}/${all.length}`.padStart(9)}`)
}

const file = 'docs/traceability.md'
writeFileSync(join(ROOT, file), traceabilityTable(all, tests))
console.log(`Written: ${file}`)
