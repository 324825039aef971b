import { expect, test } from 'vitest'
import { readModule } from './read-module.ts'

const part = (text: string) => readModule('a.tsx', text).parts[0]

test.each([
  ['a call', 'export const a = use(b)', ['a', 'use', 'b']],
  ['a type', 'export function f(of: Given): Answer { return of }', ['f', 'of', 'Given', 'Answer']],
  ['an element', 'const a = <Panel title={word} />', ['a', 'Panel', 'word']],
  ['a short field', 'const a = { b }', ['a', 'b']],
  ['a name of an object is none of the file', 'const a = b.oee({ scrap: c })', ['a', 'b', 'c']],
  ['a typeof', 'type A = typeof table', ['A', 'table']],
])('a name that is used is seen: %s', (_, text, names) =>
  expect([...(part(text)?.names ?? [])].sort()).toEqual([...names].sort()),
)

test.each([
  ['export const a = 1', ['a'], false],
  ['export const { a, b: [c] } = d', ['a', 'c'], false],
  ['export default function f() {}', ['f', 'default'], false],
  ['export default { a: 1 }', ['default'], false],
  ['interface A { b: string }', ['A'], false],
  ['start()', [], true],
  ['if (a) start()', [], true],
] as const)('%s declares %j; it runs by itself: %s', (text, declares, runs) =>
  expect(part(text)).toMatchObject({ declares, runs }),
)

test('names that come in and go out under another one keep both', () => {
  const module = readModule(
    'a.ts',
    "import d, { a as b } from './x.ts'\nimport * as all from './y.ts'\nexport { b as c }",
  )
  expect([...module.imports]).toEqual([
    ['d', { specifier: './x.ts', name: 'default', isType: false }],
    ['b', { specifier: './x.ts', name: 'a', isType: false }],
    ['all', { specifier: './y.ts', name: '*', isType: false }],
    ['export c', { specifier: './x.ts', name: 'a', isType: false }],
  ])
  expect([...module.exports]).toEqual([['c', 'export c']])
})

test('a file that is opened later is named', () => {
  expect(part("const a = () => import('./late.ts')")?.opens).toEqual(['./late.ts'])
  expect(part("const a = new Worker(new URL('./worker.ts', import.meta.url))")?.opens).toEqual(['./worker.ts'])
})
