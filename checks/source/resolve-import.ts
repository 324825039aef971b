import { posix } from 'node:path'
import { allPaths } from './source-files.ts'

export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'node' }
  /** Named, but not among the files that git would commit. */
  | { readonly kind: 'missing'; readonly path: string }

const WORKSPACES = ['packages', 'apps']
let known: ReadonlySet<string> | undefined

export function resolveImport(from: string, specifier: string): Target {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('node:')) return { kind: 'node' }
  if (plain.startsWith('.')) return fileTarget(posix.normalize(posix.join(posix.dirname(from), plain)))
  const [scope = '', name = '', ...rest] = plain.split('/')
  if (scope !== '@takt') return { kind: 'package', name: scope.startsWith('@') ? `${scope}/${name}` : scope }
  const workspace = WORKSPACES.find((folder) => paths().has(`${folder}/${name}/package.json`))
  return fileTarget(posix.join(workspace ?? 'packages', name, 'src', ...rest))
}

/** The files whose place is put together while the product runs: a star is one name. */
export function familyOf(from: string, specifier: string): readonly string[] {
  if (!specifier.startsWith('.')) return []
  const path = posix.normalize(posix.join(posix.dirname(from), specifier))
  const pattern = new RegExp(`^${path.replaceAll('.', '.').split('*').join('[^/]+')}$`)
  return allPaths().filter((candidate) => pattern.test(candidate))
}

function fileTarget(path: string): Target {
  const folder = path.endsWith('/') ? path : `${path}/`
  if (paths().has(path)) return { kind: 'file', path }
  if (allPaths().some((candidate) => candidate.startsWith(folder))) return { kind: 'folder', path }
  return { kind: 'missing', path }
}

function paths(): ReadonlySet<string> {
  known ??= new Set(allPaths())
  return known
}
