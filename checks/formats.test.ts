import { expect, test } from 'vitest'
import { expectNone } from './source/none.ts'
import { codePaths, isTest, readText } from './source/source-files.ts'
import { withoutComments } from './source/without-comments.ts'

/** The one place of each kind, and what is no form for people. */
const places: Readonly<Record<string, string>> = {
  'apps/web/src/data/words/format.ts': 'dates, times and durations of the product',
  'apps/web/src/pages/setup/devlog/DevlogView.tsx': 'milliseconds of a log, for support',
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

/** Dates as text and the clock of a plant: the two files that count with UTC so that nobody else has to. */
const DATES = ['packages/domain/src/ground/dates.ts', 'packages/domain/src/ground/zone-time.ts']
const dateInUtc = (source: string): boolean =>
  /\.toISOString\(\)\s*\.(slice\(0, (7|10)\)|substring\(0, (7|10)\)|split\('T'\))/.test(source)

test('a date that is cut out of a moment is that of Greenwich, where it is still yesterday or tomorrow already', () => {
  expectNone(
    codePaths()
      .filter((path) => !path.startsWith('checks/') && !DATES.includes(path) && !(path in places))
      .filter((path) => dateInUtc(withoutComments(readText(path)))),
    'Use localDate(at, zone) of domain/ground/zone-time.ts, with the zone of the plant, or UTC by its name:',
  )
})

test.each([
  ['new Date(now).toISOString().slice(0, 10)', true],
  ["new Date(now).toISOString().split('T')[0]", true],
  ['new Date(now).toISOString()', false],
  ["localDate(now, 'UTC')", false],
])('a date in UTC: %s is one: %s', (source, is) => expect(dateInUtc(source)).toBe(is))

test.each([
  ["new Date(at).toLocaleDateString('sv-SE')", true],
  ["new Intl.DateTimeFormat('en-GB')", true],
  ['new Date().toISOString().slice(0, 10)', true],
  [`\`\${String(hour).padStart(2, '0')}:00\``, true],
  [`\`\${Math.round(hours)} h planned\``, true],
  ["number.toLocaleString('en-GB')", false],
  ['new Date(at).toISOString()', false],
])('the check sees %s: %s', (source, seen) => expect(handMade(source)).toBe(seen))

/** Fields of the browser for days and times: they speak its language and write its form, whatever the product speaks. */
const nativeTime = (source: string): boolean =>
  /\btype=\{?["'`](date|time|datetime-local|week|month)["'`]/.test(source) || /['"`]datetime-local['"`]/.test(source)

test('T-PLANT-480 a day or a time is asked for in the browser’s language, not the product’s', () =>
  expectNone(
    [...codePaths('apps/web/src/'), ...codePaths('packages/ui/src/')].filter((path) =>
      nativeTime(withoutComments(readText(path))),
    ),
    'Use DateField, TimeField or MomentField of apps/web/src/parts/date-field:',
  ))

test.each([
  ['<TextField type="date" />', true],
  ["<input type={'time'} />", true],
  ['<input type="month" />', true],
  ["const kind = 'datetime-local'", true],
  ['<time dateTime={at}>', false],
  ['<TextField type="password" />', false],
  ['<Graph type="time-line" />', false],
])('a field of the browser for time: %s is one: %s', (source, is) => expect(nativeTime(source)).toBe(is))
