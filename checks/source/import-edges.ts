import { resolveImport, type Target } from './resolve-import.ts'
import { type Import, scanImports } from './scan-imports.ts'
import { codePaths, readText } from './source-files.ts'

export interface Edge {
  readonly from: string
  readonly imported: Import
  readonly to: Target
}

/** Their examples look like imports. */
const SCANNER_TESTS = [
  'checks/source/scan-imports.test.ts',
  'checks/source/read-module.test.ts',
  'checks/source/dialog-fields.test.ts',
]

let edges: readonly Edge[] | undefined

/** Every import of every source file. */
export function allEdges(): readonly Edge[] {
  edges ??= codePaths()
    .filter((from) => !SCANNER_TESTS.includes(from))
    .flatMap((from) =>
      scanImports(readText(from)).map((imported) => ({ from, imported, to: resolveImport(from, imported.specifier) })),
    )
  return edges
}

export function showEdge({ from, imported }: Edge): string {
  return `${from}:${imported.line} → ${imported.specifier}`
}
