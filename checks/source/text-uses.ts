import { codePaths, isTest, readText } from './source-files.ts'
import { withoutComments } from './without-comments.ts'

export interface CodeFile {
  readonly path: string
  readonly code: string
}

/** What users run: no tests, no texts, no tools. */
export function productCode(): CodeFile[] {
  return ['apps/', 'packages/']
    .flatMap((folder) => codePaths(folder))
    .filter((path) => !isTest(path) && !path.startsWith('packages/texts/'))
    .map((path) => ({ path, code: withoutComments(readText(path)) }))
}

/** Names inside the braces of a sentence. */
export function placeholders(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string))].sort()
}

/** Field names of an object literal without nesting; undefined when a spread hides some. */
export function fieldNames(literal: string): string[] | undefined {
  if (literal.includes('...')) return undefined
  const names = literal.split(',').map((field) => /^\s*['"]?(\w+)/.exec(field)?.[1])
  return names.filter((name) => name !== undefined)
}
