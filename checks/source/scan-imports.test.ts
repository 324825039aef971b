import { expect, test } from 'vitest'
import { cyclesOf } from './cycles.ts'
import { scanImports } from './scan-imports.ts'

test.each([
  ["import { a } from './a.ts'", './a.ts', 'value'],
  ["import a, { b } from './a.ts'", './a.ts', 'value'],
  ["import * as a from './a.ts'", './a.ts', 'value'],
  ["import './a.css'", './a.css', 'value'],
  ["import type { A } from './a.ts'", './a.ts', 'type'],
  ["import type A from './a.ts'", './a.ts', 'type'],
  ["import { type A, type B } from './a.ts'", './a.ts', 'type'],
  ["import { type A, b } from './a.ts'", './a.ts', 'value'],
  ["import {\n  a,\n  type B,\n} from './a.ts'", './a.ts', 'value'],
  ["export { a } from './a.ts'", './a.ts', 'value'],
  ["export * from './a.ts'", './a.ts', 'value'],
  ["const page = () => import('./a.ts')", './a.ts', 'lazy'],
  ["const page = () => import(\n  './a.ts',\n)", './a.ts', 'lazy'],
  ["const at = new URL('./a.ts', import.meta.url)", './a.ts', 'url'],
  ["const a = require('./a.cjs')", './a.cjs', 'value'],
])('an import that is not seen would escape every rule: %j', (code, specifier, kind) =>
  expect(scanImports(code)).toMatchObject([{ specifier, kind }]),
)

test.each([
  "// import { a } from './a.ts'",
  "/* import { a } from './a.ts' */",
  "export const a = './a.ts'",
  "const from = 'x'",
  'const { default: chromium } = await import(name)',
])('what is no import must not be counted as one: %j', (code) => expect(scanImports(code)).toEqual([]))

test('a cycle over three files is found, and a diamond is none', () => {
  const cycle = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['a']],
  ])
  expect(cyclesOf(cycle)).toEqual([['a', 'b', 'c']])
  const diamond = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', []],
  ])
  expect(cyclesOf(diamond)).toEqual([])
})
