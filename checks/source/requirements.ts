/** The requirements in docs/catalogue, and which tests prove them. */
import { parse } from 'yaml'
import { proofsOf } from './proofs.ts'
import { allPaths, readText } from './source-files.ts'

export interface Requirement {
  readonly id: string
  readonly need: string
  readonly level: string
}

const TEST_FILE = /\.(test|spec)\.tsx?$/

export function requirements(): Requirement[] {
  const files = allPaths().filter((path) => /^docs\/catalogue\/.+\.yaml$/.test(path))
  return files.flatMap((path) => (parse(readText(path)) ?? []) as Requirement[])
}

/**
 * Tests of the product. Those of the checks and of the trace name ids only as examples; the worked examples of the guide
 * are computed by the product.
 */
export function testPaths(): readonly string[] {
  return allPaths().filter((path) => TEST_FILE.test(path) && !/^(checks\/(?!figures\.)|scripts\/trace\/)/.test(path))
}

/** Which test files prove an id, and which only name it: their tests never come to the product. */
export interface Named {
  readonly proven: ReadonlyMap<string, readonly string[]>
  readonly unproven: ReadonlyMap<string, readonly string[]>
}

export function testsById(): Named {
  const proven = new Map<string, string[]>()
  const unproven = new Map<string, string[]>()
  const add = (to: Map<string, string[]>, id: string, path: string) => to.set(id, [...(to.get(id) ?? []), path])
  for (const path of testPaths()) {
    const found = proofsOf(path)
    for (const id of found.proven) add(proven, id, path)
    for (const id of found.named) add(unproven, id, path)
  }
  return { proven, unproven }
}
