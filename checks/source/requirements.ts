/** The requirements in docs/catalogue, and which tests name them. */
import { parse } from 'yaml'
import { allPaths, readText } from './source-files.ts'
import { withoutComments } from './without-comments.ts'

export interface Requirement {
  readonly id: string
  readonly need: string
  readonly level: string
}

const ID = /\b[A-Z]-[A-Z]{2,}-\d+(?:-[A-Z])?\b/g
const TEST_FILE = /\.(test|spec)\.tsx?$/

export function requirements(): Requirement[] {
  const files = allPaths().filter((path) => /^docs\/catalogue\/.+\.yaml$/.test(path))
  return files.flatMap((path) => (parse(readText(path)) ?? []) as Requirement[])
}

/** Tests of the product. Those of the checks and of the trace name ids only as examples. */
export function testPaths(): readonly string[] {
  return allPaths().filter((path) => TEST_FILE.test(path) && !/^(checks|scripts\/trace)\//.test(path))
}

/** The ids that a test file names in its titles and tables; what stands in a comment proves nothing. */
export function idsNamedIn(path: string): string[] {
  return [...new Set(withoutComments(readText(path)).match(ID) ?? [])]
}

/** Test files by the id they name. */
export function testsById(): Map<string, string[]> {
  const byId = new Map<string, string[]>()
  for (const path of testPaths()) {
    for (const id of idsNamedIn(path)) byId.set(id, [...(byId.get(id) ?? []), path])
  }
  return byId
}
