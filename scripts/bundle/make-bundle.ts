// One archive with everything that Takt needs to run: product, built web app, packages, Node and PostgreSQL.
import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { buildWebIfChanged, hashOfSources, STAMP } from '../build-web.ts'
import { isPackage, type Lock, neededFrom, type Platform } from './locked-packages.ts'
import { makeSbom, nodesIn, SERVER_PARTS } from './sbom.ts'

/** Of the repository; tests, checks and benches stay at home. */
const PRODUCT =
  /^(apps|packages|scripts|deploy|docs)\/|^(README|CHANGELOG|ARCHITECTURE|CONTRIBUTING|SECURITY)\.md$|^(package|package-lock|tsconfig\.base)\.json$|^\.npmrc$/
const NOT_PRODUCT = /\.(test|spec)\.tsx?$|^apps\/server\/test\/|^docs\/pictures\//
/** Headers and manuals of Node; nobody compiles there. */
const NOT_NEEDED = /^node_modules\/node-linux-\w+\/(include|share|CHANGELOG\.md)/

const STARTER = `#!/bin/sh
# Runs Takt with the Node that came with it: ./takt start, ./takt serve, ./takt backup, ./takt restore, ./takt doctor, ./takt company …
here=$(dirname "$(readlink -f "$0")")
exec "$here/node_modules/.bin/node" "$here/scripts/takt.cjs" "$@"
`

interface Wish {
  readonly root: string
  /** Where the archive goes. */
  readonly to: string
  readonly platform: Platform
  readonly now: number
  readonly say: (line: string) => void
}

/** Answers the path of the archive. */
export async function makeBundle({ root, to, platform, now, say }: Wish): Promise<string> {
  await buildWebIfChanged(say)
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const name = `takt-${lock.version}-${platform.os}-${platform.cpu}`
  const around = join(root, '.cache', `bundle-${randomUUID()}`)
  const folder = join(around, name)
  try {
    for (const path of productFiles(root)) put(join(root, path), join(folder, path))
    putTree(join(root, 'apps/web/dist'), join(folder, 'apps/web/dist'), () => true)
    const packages = [...neededFrom(lock, [...SERVER_PARTS, ...nodesIn(lock, platform)], platform).keys()]
    for (const path of packages.filter(isPackage)) {
      if (!existsSync(join(root, path))) continue
      const inside = (below: string) => !NOT_NEEDED.test(`${path}${below}`) && !below.startsWith('/node_modules')
      putTree(join(root, path), join(folder, path), inside)
    }
    putLinks(folder, lock, platform)
    seal(root, folder)
    write(join(folder, 'sbom.cdx.json'), `${JSON.stringify(makeSbom({ root, platform, now }), null, 2)}\n`)
    write(join(folder, 'takt'), STARTER, 0o755)
    mkdirSync(to, { recursive: true })
    const archive = join(to, `${name}.tar.gz`)
    say('packing …')
    const tar = spawnSync('tar', ['-czf', archive, '--owner=0', '--group=0', '--numeric-owner', '-C', around, name])
    if (tar.status !== 0) throw new Error(`The archive could not be written: ${tar.stderr}`)
    return archive
  } finally {
    rmSync(around, { recursive: true, force: true })
  }
}

function productFiles(root: string): string[] {
  const listed = spawnSync('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 1 << 26 })
  if (listed.status !== 0) throw new Error('A bundle is made from a checkout: git could not list its files.')
  const paths = String(listed.stdout).split('\0').filter(Boolean)
  return paths.filter((path) => PRODUCT.test(path) && !NOT_PRODUCT.test(path) && existsSync(join(root, path)))
}

/** Workspaces are found by their names, and Node by its own. */
function putLinks(folder: string, lock: Lock, { os, cpu }: Platform): void {
  for (const [path, { link, resolved }] of Object.entries(lock.packages)) {
    if (!link || !resolved) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(
      `${path
        .split('/')
        .slice(1)
        .map(() => '..')
        .join('/')}/${resolved}`,
      join(folder, path),
    )
  }
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  symlinkSync(`../node-${os}-${cpu}/bin/node`, join(folder, 'node_modules/.bin/node'))
}

/** Both are what a start looks at: it would ask npm for packages, or build the web app, where there is no network. */
function seal(root: string, folder: string): void {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  write(join(folder, 'node_modules/.takt-installed'), lock)
  write(join(folder, 'apps/web/dist', STAMP), hashOfSources(folder))
}

function putTree(from: string, to: string, wanted: (below: string) => boolean, below = ''): void {
  for (const entry of readdirSync(join(from, below), { withFileTypes: true })) {
    const path = `${below}/${entry.name}`
    if (!wanted(path)) continue
    if (entry.isDirectory()) putTree(from, to, wanted, path)
    else put(join(from, path), join(to, path), entry.isSymbolicLink())
  }
}

/** Linked, not copied: the bundle lies there for a moment only. */
function put(from: string, to: string, isLink = false): void {
  mkdirSync(dirname(to), { recursive: true })
  if (isLink) {
    symlinkSync(readlinkSync(from), to)
    return
  }
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

function write(path: string, text: string, mode = 0o644): void {
  // What lies there may be a link to the checkout's own file.
  rmSync(path, { force: true })
  writeFileSync(path, text, { mode })
}

export const sizeOf = (path: string) => `${Math.round(statSync(path).size / 1e6)} MB`
