import type { Requirement } from '../../checks/source/requirements.ts'
import { coverageByArea } from './coverage.ts'

const SHORT = 110

export function shorten(need: string, most = SHORT): string {
  const line = need.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 20))} …`
}

/** docs/traceability.md. The same tree gives the same text: no dates, sorted as the catalogue is. */
export function traceabilityTable(
  requirements: readonly Requirement[],
  tests: ReadonlyMap<string, readonly string[]>,
): string {
  const areas = coverageByArea(requirements, tests)
  const proven = areas.reduce((sum, area) => sum + area.proven, 0)
  const rows = requirements.map(({ id, level, need }) => {
    const files = [...(tests.get(id) ?? [])].sort()
    return `| ${id} | ${level} | ${cell(shorten(need))} | ${files.map((path) => `\`${path}\``).join('<br>')} |`
  })
  return `${[
    '# Traceability',
    '',
    `Written by \`npm run trace\`. Tests that come to the running product name ${proven} of ${requirements.length} items of
\`docs/catalogue\`; a test of code that the product never uses does not count ([0056](decisions/0056-proof-that-cannot-lie.md)).`,
    '',
    '| area | proven | all |',
    '|---|---|---|',
    ...areas.map(({ area, proven, all }) => `| ${area} | ${proven} | ${all} |`),
    '',
    '| id | level | need | tests |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')}\n`
}

/** A bar or an angle bracket would end the cell or vanish as markup. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}
