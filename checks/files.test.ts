import { expect, test } from 'vitest'
import { expectNone } from './source/none.ts'
import { scanImports } from './source/scan-imports.ts'
import { allPaths, codePaths, isTest, readText } from './source/source-files.ts'
import { withoutComments } from './source/without-comments.ts'

const LONGEST = 300
const MEDIAN = 100

const code = codePaths()
/** These files hold the forbidden words themselves. */
const product = code.filter((path) => !path.startsWith('checks/'))
const readable = allPaths().filter((path) =>
  /\.(ts|tsx|cjs|mjs|js|css|html|json|md|sql|yml|yaml)$|^\.[\w]+rc$/.test(path),
)

function lineCount(path: string): number {
  return readText(path).trimEnd().split('\n').length
}

test('a file longer than a person reads in one go is no longer understood by anyone', () => {
  const counted = [...code, ...allPaths().filter((path) => path.endsWith('.css'))].filter(
    (path) => !isTest(path) && !/\/migrations\/|sample|^packages\/texts\/src\/\w\w\//.test(path),
  )
  const sizes = counted.map(lineCount).sort((a, b) => a - b)
  const median = sizes[Math.floor(sizes.length / 2)] as number
  console.log(`${counted.length} files, median ${median} lines, longest ${sizes.at(-1)}`)
  expectNone(
    counted.filter((path) => lineCount(path) > LONGEST).map((path) => `${path}: ${lineCount(path)} lines`),
    `Split above ${LONGEST} lines.`,
  )
  expect(median).toBeLessThanOrEqual(MEDIAN)
})

test('a name that says nothing collects everything', () => {
  const empty = new Set(['util', 'utils', 'helper', 'helpers', 'manager', 'common', 'misc'])
  const words = (path: string) =>
    path
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .split(/[^a-z]+/)
  expectNone(
    allPaths().filter((path) => words(path).some((word) => empty.has(word))),
    'No utils, helpers, manager, common or misc in the name of a file or folder.',
  )
})

test('a barrel loads everything for one name and hides who uses what', () => {
  expectNone(
    code.filter((path) => /(^|\/)index\.(ts|tsx)$/.test(path)),
    'No index files.',
  )
  expectNone(
    code.flatMap((path) =>
      scanImports(readText(path))
        .filter(({ isReExport }) => isReExport)
        .map(({ specifier, line }) => `${path}:${line} → ${specifier}`),
    ),
    'A name is imported from the file that makes it.',
  )
})

interface Forbidden {
  readonly what: string
  readonly pattern: RegExp
  /** Also in comments. */
  readonly everywhere?: true
}

const forbidden: readonly Forbidden[] = [
  { what: 'a cast to any switches the types off', pattern: /\bas any\b|<any>|: any\b/ },
  {
    what: 'a silenced type error is found by a user',
    pattern: /@ts-ignore|@ts-nocheck|eslint-disable/,
    everywhere: true,
  },
  { what: 'a lone test hides all the others', pattern: /\b(test|it|describe)\.only\(/ },
  { what: 'a skipped test proves nothing', pattern: /\b(test|it|describe)\.(todo|fixme)\(/ },
  { what: 'a test that sleeps is slow when it passes and random when it fails', pattern: /waitForTimeout/ },
  { what: 'a note to oneself is work that nobody has planned', pattern: /\b(TODO|FIXME|XXX|HACK)\b/, everywhere: true },
  { what: 'code made of text runs what an attacker typed', pattern: /\beval\(|\bnew Function\(/ },
  {
    what: 'markup made of text shows what an attacker typed',
    pattern: /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML/,
  },
]

test.each(forbidden.map((rule) => [rule.what, rule] as const))('%s', (_, { pattern, everywhere }) =>
  expectNone(
    product.flatMap((path) => {
      const text = everywhere ? readText(path) : withoutComments(readText(path))
      return text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : []))
    }),
    `Forbidden: ${pattern.source}`,
  ),
)

test('an address of one machine or registry fails on every other', () => {
  const addresses = /registry\.npmjs|https?:\/\/registry|(?<![\w.])\/(work|root|home)\/\w/
  expectNone(
    readable
      .filter((path) => !path.startsWith('checks/') && !path.startsWith('docs/catalogue/'))
      .flatMap((path) =>
        readText(path)
          .split('\n')
          .flatMap((line, at) => (addresses.test(line) ? [`${path}:${at + 1} ${line.trim().slice(0, 120)}`] : [])),
      ),
    'No addresses of a registry or of a machine in files.',
  )
})

test('a lockfile bound to one registry cannot be installed behind another', () =>
  expectNone(
    (readText('package-lock.json').match(/"resolved": "https?:[^"]+"/g) ?? []).slice(0, 5),
    'package-lock.json names no addresses (.npmrc: omit-lockfile-registry-resolved).',
  ))
