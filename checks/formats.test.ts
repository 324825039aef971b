import { expect, test } from 'vitest'
import { expectNone } from './source/none.ts'
import { codePaths, isTest, readText } from './source/source-files.ts'
import { withoutComments } from './source/without-comments.ts'

/** The one place of each kind, and what is no form for people. */
const places: Readonly<Record<string, string>> = {
  'apps/web/src/data/format.ts': 'dates, times and durations of the product',
  'apps/web/src/pages/devlog/DevlogView.tsx': 'milliseconds of a log, for support',
  'apps/web/src/shell/topbar/PlantClock.tsx': 'for programs: the dateTime attribute',
}
/** A date or a time in a form that was made by hand. */
const forms: readonly RegExp[] = [
  /\.toLocale(Date|Time)String\(/,
  /new Date\([^)]*\)\.toLocaleString\(/,
  /Intl\.(DateTimeFormat|RelativeTimeFormat|DurationFormat)\b/,
  /\.toISOString\(\)\s*\.slice\(/,
  /\.get(UTC)?(Hours|Minutes|Month|Date|Day)\(\)/,
  /padStart\(2, '0'\)\}?:/,
  /\$\{[^}]*\} (h|min)\b/,
]

const handMade = (source: string): boolean => forms.some((form) => form.test(source))

test('T-PLANT-237 a date or a duration that a page writes by itself looks unlike all others', () => {
  const found = codePaths('apps/web/src/').filter((path) => !isTest(path) && handMade(withoutComments(readText(path))))
  expectNone(
    found.filter((path) => !(path in places)),
    'Use data/format.ts (docs/guide/dates-and-times.md):',
  )
  expectNone(
    Object.keys(places).filter((path) => !found.includes(path)),
    'Listed above, but it makes no form any more:',
  )
})

test.each([
  ["new Date(at).toLocaleDateString('sv-SE')", true],
  ["new Intl.DateTimeFormat('en-GB')", true],
  ['new Date().toISOString().slice(0, 10)', true],
  [`\`\${String(hour).padStart(2, '0')}:00\``, true],
  [`\`\${Math.round(hours)} h planned\``, true],
  ["number.toLocaleString('en-GB')", false],
  ['new Date(at).toISOString()', false],
])('the check sees %s: %s', (source, seen) => expect(handMade(source)).toBe(seen))
