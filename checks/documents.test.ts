import { posix } from 'node:path'
import { test } from 'vitest'
import { expectNone } from './source/none.ts'
import { allPaths, readText } from './source/source-files.ts'

const documents = allPaths().filter((path) => path.endsWith('.md') && path !== 'docs/traceability.md')

test('a link that leads nowhere sends the newcomer away', () =>
  expectNone(
    documents.flatMap((path) =>
      [...readText(path).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
        .map((match) => match[1] as string)
        .filter((link) => !/^[a-z]+:/.test(link))
        .filter((link) => !exists(posix.normalize(posix.join(posix.dirname(path), link))))
        .map((link) => `${path} → ${link}`),
    ),
    'Every link of a document leads to a file.',
  ))

test('a document that names a file that is gone teaches a house that no longer stands', () =>
  expectNone(
    documents
      .filter((path) => /^(ARCHITECTURE|CONTRIBUTING)\.md$|^docs\/(guide|decisions)\//.test(path))
      .flatMap((path) =>
        [...readText(path).matchAll(/`((?:packages|apps|checks|scripts|e2e|docs)\/[\w./-]+)`/g)]
          .map((match) => match[1] as string)
          .filter((named) => !exists(named) && !isExample(named))
          .map((named) => `${path}: ${named}`),
      ),
    'Every path named in ARCHITECTURE, guide and decisions exists.',
  ))

function exists(path: string): boolean {
  const folder = path.endsWith('/') ? path : `${path}/`
  return allPaths().some((known) => known === path || known.startsWith(folder))
}

/** The connector guide adds an imagined protocol; the command writes its file when it is run. */
function isExample(path: string): boolean {
  return path.startsWith('packages/connectors/src/mqtt/') || path === 'docs/traceability.md'
}
