import { describe, expect, test } from 'vitest'
import { expectNone } from './source/none.ts'
import { codePaths, isTest, readText } from './source/source-files.ts'

const css = readText('packages/ui/src/tokens-colours.css')

function tokensOf(block: string): Record<string, string> {
  const from = css.indexOf('{', css.indexOf(block))
  const lines = css.slice(from, css.indexOf('}', from)).matchAll(/(--[\w-]+): ([^;]+);/g)
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]))
}

const themes = {
  light: tokensOf('[data-theme="light"]'),
  dark: tokensOf('[data-theme="dark"]'),
  'dark by the device': tokensOf(':root:not([data-theme])'),
}

/** Luminance as contrast counts it, of `oklch(l c h)` or of a name that leads to one. */
function luminance(tokens: Record<string, string>, name: string): number {
  const value = tokens[name] ?? ''
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (other) return luminance(tokens, other)
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value)
  if (!parts) throw new Error(`${name} is no plain colour: ${value}`)
  const [l, c, h] = parts.slice(1).map(Number) as [number, number, number]
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const [long, medium, short] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const
  const seen = (light: number) => Math.min(1, Math.max(0, light))
  return (
    0.2126 * seen(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short) +
    0.7152 * seen(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short) +
    0.0722 * seen(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
  )
}

const surfaces = ['page', '', 'raised', 'sunken', 'hover'].map((kind) => (kind ? `--surface-${kind}` : '--surface'))
const states = ['running', 'stopped', 'uncoded', 'setup', 'nocontact'].map((state) => `--state-${state}`)
const pairs: readonly (readonly [string, string])[] = [
  ...['--text-strong', '--text', '--text-muted'].flatMap((words) => surfaces.map((on) => [words, on] as const)),
  ...states.flatMap((state) => surfaces.map((on) => [`${state}-fg`, on] as const)),
  ...states.map((state) => [`${state}-contrast`, state] as const),
  ['--text-inverse', '--surface-inverse'],
]

describe.each(Object.entries(themes))('in the %s theme', (_theme, tokens) => {
  test.each(pairs)('%s can be read on %s', (words, on) => {
    const [one, two] = [luminance(tokens, words), luminance(tokens, on)]
    expect((Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)).toBeGreaterThanOrEqual(4.5)
  })
})

test('a device that is dark and a person who wants it dark get the same colours', () =>
  expect(themes['dark by the device']).toEqual(themes.dark))

test('T-LOOK-31 a reason drawn in the colour that was typed may say that its machine runs', () => {
  // Where a colour is checked, chosen, or made into that of a reason; and a cell that a query gave its colour.
  const knows = [
    'packages/domain/src/ground/stop-colour.ts',
    'packages/domain/src/ground/model/reason-colour.ts',
    'packages/domain/src/ground/registers/field-problem.ts',
    'packages/domain/src/machines/reason-colours.ts',
    'apps/web/src/parts/reason-form/ReasonColour.tsx',
    'apps/web/src/dashboard/table/cell-content.ts',
  ]
  const others = codePaths().filter((path) => !isTest(path) && !path.startsWith('checks/') && !knows.includes(path))
  expectNone(
    others.filter((path) => /\bstopColour\b/.test(readText(path))),
    'The colour of a reason is reasonColour (domain/machines/reason-colours.ts).',
  )
})
