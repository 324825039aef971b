// `npm run trace`: how many items of docs/catalogue are proven by tests that come to the running product;
// `npm run trace -- T-NAV W-STEP` lists those that are not.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { requirements, testsById } from '../../checks/source/requirements.ts'
import { ROOT } from '../../checks/source/source-files.ts'
import { coverageByArea, isUnder } from '../trace/coverage.ts'
import { shorten, traceabilityTable } from '../trace/traceability-table.ts'

const all = requirements()
const { proven: tests, unproven } = testsById()
const prefixes = process.argv.slice(2).filter((word) => word !== '--')

if (prefixes.length > 0) {
  const asked = all.filter(({ id }) => prefixes.some((prefix) => isUnder(id, prefix)))
  const open = asked.filter(({ id }) => !tests.has(id))
  for (const { id, level, need } of open) console.log(`${id.padEnd(16)}${level.padEnd(9)}${shorten(need, 140)}`)
  console.log(`\n${asked.length - open.length} of ${asked.length} proven under ${prefixes.join(', ')}`)
} else {
  const areas = coverageByArea(all, tests)
  for (const { area, proven, all: count } of areas) console.log(`${area.padEnd(12)}${`${proven}/${count}`.padStart(9)}`)
  console.log(`${'all'.padEnd(12)}${`${areas.reduce((sum, area) => sum + area.proven, 0)}/${all.length}`.padStart(9)}`)
}

for (const { id } of all.filter((item) => !tests.has(item.id) && unproven.has(item.id))) {
  console.log(`${id} is named only where no test comes to the product: ${unproven.get(id)?.join(', ')}`)
}

const file = 'docs/traceability.md'
writeFileSync(join(ROOT, file), traceabilityTable(all, tests))
console.log(`Written: ${file}`)
