import { withoutComments } from './without-comments.ts'

export interface Import {
  readonly specifier: string
  /** `lazy` runs after loading (import()), `type` is erased, `url` names a file without running it. */
  readonly kind: 'value' | 'type' | 'lazy' | 'url'
  readonly isReExport: boolean
  readonly line: number
}

// A clause is names, braces, commas and stars over any number of lines: `import type { A, B } from`.
const FROM = /^[ \t]*(import|export)\b([\w$*{},\s]*?)\bfrom\s*['"]([^'"\n]+)['"]/gm
const BARE = /^[ \t]*import\s*['"]([^'"\n]+)['"]/gm
const LAZY = /\bimport\s*\(\s*['"`]([^'"`$\n]+)['"`]\s*[,)]/g
const REQUIRE = /\brequire\(\s*['"]([^'"\n]+)['"]\s*\)/g
const URL_OF = /\bnew URL\(\s*['"]([^'"\n]+)['"]\s*,\s*import\.meta\.url\s*\)/g

/** Reads the imports of a file by pattern: TypeScript 7 has no API to ask. */
export function scanImports(source: string): Import[] {
  const code = withoutComments(source)
  const found: Import[] = []
  const add = (match: RegExpMatchArray, specifier: string, kind: Import['kind'], isReExport = false) =>
    found.push({ specifier, kind, isReExport, line: code.slice(0, match.index).split('\n').length })
  for (const match of code.matchAll(FROM)) {
    const [, word, clause = '', specifier = ''] = match
    add(match, specifier, isTypeClause(clause) ? 'type' : 'value', word === 'export')
  }
  for (const match of code.matchAll(BARE)) add(match, match[1] as string, 'value')
  for (const match of code.matchAll(REQUIRE)) add(match, match[1] as string, 'value')
  for (const match of code.matchAll(LAZY)) add(match, match[1] as string, 'lazy')
  for (const match of code.matchAll(URL_OF)) add(match, match[1] as string, 'url')
  return found
}

function isTypeClause(clause: string): boolean {
  if (/^\s+type\s+[\w${*]/.test(clause)) return true
  const names = /^\s*\{([\s\S]*)\}\s*$/.exec(clause)?.[1]?.split(',') ?? []
  const real = names.map((name) => name.trim()).filter((name) => name !== '')
  return real.length > 0 && real.every((name) => name.startsWith('type '))
}
