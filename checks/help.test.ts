import { texts } from '@takt/texts/texts.ts'
import { expect, test } from 'vitest'
import { expectNone } from './source/none.ts'
import { codePaths, isTest, readText } from './source/source-files.ts'

const code = codePaths('apps/web/src/').filter((path) => !isTest(path))
const namesIn = (paths: RegExp, pattern: RegExp) => [
  ...new Set(
    code
      .filter((path) => paths.test(path))
      .flatMap((path) => [...readText(path).matchAll(pattern)].map((match) => match[1] as string)),
  ),
]
const wanted = [
  ...namesIn(/^apps\/web\/src\/routes\/[\w-]*rout[\w-]*\.ts$/, /\btitle: 'title\.([\w-]+)'/g).map(
    (name) => `page.${name}`,
  ),
  ...namesIn(/\.panel\.ts$/, /^ {2}id: '([\w-]+)'/gm).map((name) => `panel.${name}`),
  ...namesIn(/\.tsx$/, /\bdata-help="([\w.-]+)"/g),
].map((name) => `help.${name}`)

test('T-SHELL-14-X “What is this?” has an answer for every page, every panel and every marked part', () => {
  expect(wanted.length).toBeGreaterThan(30)
  expectNone(
    wanted.filter((key) => !(key in texts.en)),
    'Write it in packages/texts/src/<language>/later/<area>.ts, in every language:',
  )
})

test('help for a page or panel that is gone is read by nobody', () =>
  expectNone(
    Object.keys(texts.en).filter((key) => key.startsWith('help.') && !wanted.includes(key)),
    'Nothing has this name:',
  ))
