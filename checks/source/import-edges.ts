import { resolveImport, type Target } from './resolve-import.ts'
import { type Import, scanImports } from './scan-imports.ts'
import { codePaths, readText } from './source-files.ts'

export interface Edge {
  readonly from: string
  readonly imported: Import
  readonly to: Target
}

/** Its examples look like imports. */
const SCANNER_TEST = 'checks/source/scan-imports.test.ts'

let edges: readonly Edge[] | undefined

/** Every import of every source file. */
export function allEdges(): readonly Edge[] {
  edges ??= codePaths()
    .filter((from) => from !== SCANNER_TEST)
    .flatMap((from) =>
      scanImports(readText(from)).map((imported) => ({ from, imported, to: resolveImport(from, imported.specifier) })),
    )
  return edges
}

export function showEdge({ from, imported }: Edge): string {
  return `${from}:${imported.line} → ${imported.specifier}`
}
