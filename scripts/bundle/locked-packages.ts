// What the lock file says of packages, and which of them a part of the product needs when it runs.

export interface Locked {
  readonly name?: string
  readonly version?: string
  readonly integrity?: string
  readonly license?: string
  /** A workspace, at `resolved`. */
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
}

export interface Lock {
  readonly name: string
  readonly version: string
  readonly packages: Readonly<Record<string, Locked>>
}

export interface Platform {
  readonly os: string
  readonly cpu: string
}

/** Folders by the folders that each needs, both as the lock file names them: node_modules/pg, apps/server. */
export type Needed = ReadonlyMap<string, readonly string[]>

/** Everything that is needed from these folders on, without what only developing needs and without other platforms. */
export function neededFrom(lock: Lock, roots: readonly string[], platform: Platform): Needed {
  const needed = new Map<string, readonly string[]>()
  const waiting = [...roots]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (needed.has(path)) continue
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[path] ?? {}
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    const below = names.flatMap((name) => {
      const found = placeOf(lock, path, name)
      return found !== undefined && runsOn(lock.packages[found], platform) ? [found] : []
    })
    needed.set(path, [...new Set(below)].sort())
    waiting.push(...below)
  }
  return needed
}

/** Where Node finds a package from a folder: in it, or in one above. Undefined where it was left out, as optional ones may be. */
function placeOf(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    const found = lock.packages[place]
    if (found) return found.link ? found.resolved : place
    if (folder === '') return undefined
  }
}

function runsOn(locked: Locked | undefined, { os, cpu }: Platform): boolean {
  const fits = (list: readonly string[] | undefined, here: string) => list === undefined || list.includes(here)
  return fits(locked?.os, os) && fits(locked?.cpu, cpu)
}

export const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
export const isPackage = (path: string) => path.includes('node_modules/')
