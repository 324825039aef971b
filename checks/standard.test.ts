import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { expectNone } from './source/none.ts'
import { idsIn } from './source/proofs.ts'
import { ID } from './source/requirement-id.ts'
import { requirements } from './source/requirements.ts'
import { allPaths, readText } from './source/source-files.ts'
import { standard } from './source/standard.ts'

const DOCUMENT = 'docs/security.md'
/** A reason is a sentence, not a word. */
const LEAST_REASON = 5

interface Line {
  readonly number: string
  readonly level: string
  readonly asks: string
  readonly state: string
  readonly how: string
  readonly proof: string
}

const text = readText(DOCUMENT)
const lines: Line[] = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)\|$/gm)].map(([, number = '', rest = '']) => {
  const [level = '', asks = '', state = '', how = '', proof = ''] = rest.split('|').map((cell) => cell.trim())
  return { number, level, asks, state, how, proof }
})
const files = ({ proof }: Line) =>
  [...proof.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => posix.join(posix.dirname(DOCUMENT), link))
const isTest = (path: string) => /\.(test|spec)\.ts$/.test(path)

test('T-SAFE-113 every line of levels 1 and 2 stands in the table once, in its order, with its level', () => {
  const asked = Object.entries(standard).flatMap(([section, levels]) =>
    [...levels].map((level, at) => ({ number: `${section}.${at + 1}`, level })),
  )
  const wanted = asked.filter(({ level }) => level !== '3')
  expect(wanted).toHaveLength(253)
  expect(lines.map(({ number, level }) => ({ number, level }))).toEqual(wanted)
})

test('T-SAFE-113 how many are done, open and not ours is counted right', () => {
  const of = (state: string) => lines.filter((line) => line.state === state).length
  expect(text).toContain(
    `${lines.length} lines: ${of('done')} done, ${of('n/a')} that do not apply, ${of('open')} open.`,
  )
})

test('T-SAFE-113 every line says what it asks and how, what does not apply why, and what is open what is missing', () =>
  expectNone(
    lines
      .filter(({ asks, state, how }) => {
        const isShort = how === '' || (state === 'open' && how.split(' ').length < LEAST_REASON)
        return asks === '' || isShort || !['done', 'n/a', 'open'].includes(state)
      })
      .map(({ number }) => number),
    'These lines of docs/security.md lack something:',
  ))

test('T-SAFE-113 what is done is proven by a test that is there and names the id', () =>
  expectNone(
    lines.flatMap((line) => {
      const tests = files(line)
      const ids: readonly string[] = line.proof.match(ID) ?? []
      const named = new Map(tests.map((path) => [path, allPaths().includes(path) ? idsIn(readText(path)) : []]))
      return [
        ...(line.state === 'done' && tests.length === 0 ? [`${line.number} is done and names no test`] : []),
        ...tests.filter((path) => !isTest(path)).map((path) => `${line.number}: ${path} is no test`),
        ...tests.filter((path) => !allPaths().includes(path)).map((path) => `${line.number}: ${path} is not there`),
        ...ids
          .filter((id) => ![...named.values()].some((known) => known.includes(id)))
          .map((id) => `${line.number}: no test that it names has ${id}`),
        ...tests
          .filter((path) => !path.startsWith('checks/') && !named.get(path)?.some((id) => ids.includes(id)))
          .map((path) => `${line.number}: ${path} has no id of the line`),
      ]
    }),
    'A line of docs/security.md is not proven as it says:',
  ))

test('T-SAFE-113 every id in the document is one of the catalogue', () => {
  const known = new Set(requirements().map(({ id }) => id))
  expectNone(
    [...new Set(text.match(ID) ?? [])].filter((id) => !known.has(id)),
    'docs/security.md names what the catalogue does not have:',
  )
})
