import { posix } from 'node:path'
import { allEdges } from '../../checks/source/import-edges.ts'

let users: Map<string, string[]> | undefined

/** Tests of the domain that come to a file, the likeliest to notice first: its own, those of its folder, the others. */
export function testsOf(path: string): string[] {
  const seen = new Set([path])
  for (const file of seen) for (const user of usersOf(file)) seen.add(user)
  const tests = [...seen].filter((file) => /^packages\/domain\/.+\.test\.ts$/.test(file))
  const own = path.replace(/\.ts$/, '.test.ts')
  const distance = (test: string) => (test === own ? 0 : posix.dirname(test) === posix.dirname(path) ? 1 : 2)
  // Thousands of random streams a time: asked by the rules beside them alone, for others they would take hours, and only
  // when no plain test has noticed.
  const isSlow = (test: string) => test.endsWith('.property.test.ts')
  const place = (test: string) => distance(test) + (isSlow(test) ? 3 : 0)
  return tests
    .filter((test) => !(isSlow(test) && distance(test) === 2))
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
}

function usersOf(path: string): readonly string[] {
  if (users === undefined) {
    users = new Map()
    for (const { from, imported, to } of allEdges()) {
      if (to.kind === 'file' && imported.kind === 'value') users.set(to.path, [...(users.get(to.path) ?? []), from])
    }
  }
  return users.get(path) ?? []
}
