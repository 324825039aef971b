// Chooses the folder the database lives in, and refuses rather than starting empty beside data it cannot use.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { giveTo, isRoot, ownerOf, type RunUser, spawnOptionsFor, systemUser } from './run-user.ts'
import { DatabaseStartError } from './start-error.ts'

const FALLBACK_ROOT = '/var/lib/takt'
/** A unix socket's path holds 107 bytes; `/.s.PGSQL.5432` takes 14 of them. */
const LONGEST_SOCKET_DIR = 93

export type Home = { home: string; folder: string; data: string; user: RunUser }

export function chooseHome(requested: string, major: number, log: (line: string) => void): Home {
  const wanted = openFolder(requested)
  refuseOtherVersions(wanted, major)
  if (!isRoot()) return layOut(wanted, major, undefined)
  const elsewhere = join(FALLBACK_ROOT, shortHash(wanted))
  if (!hasData(wanted, major) && hasData(elsewhere, major)) {
    log(`The database of ${wanted} is kept in ${elsewhere}, where an earlier start had to put it.`)
    return layOut(elsewhere, major, ownerOf(dataIn(elsewhere, major)) ?? systemUser())
  }
  if (hasData(wanted, major)) return existingHome(wanted, major)
  const user = systemUser()
  if (isUsableBy(user, wanted)) return layOut(wanted, major, user)
  log(
    `${wanted} cannot be reached by the database user (a parent folder is closed): the database goes to ${elsewhere}.`,
  )
  refuseOtherVersions(openFolder(elsewhere), major)
  return layOut(elsewhere, major, user)
}

/** The socket moves away, not the data, when the data folder's path is too long for a socket. */
export function socketDirFor({ folder, home }: Home): string {
  const beside = join(folder, 'socket')
  if (Buffer.byteLength(beside) <= LONGEST_SOCKET_DIR) return beside
  const name = shortHash(home)
  if (isRoot()) return join(openFolder(join(FALLBACK_ROOT, name)), 'socket')
  return join(process.env.XDG_RUNTIME_DIR ?? tmpdir(), `takt-${process.getuid?.()}-${name}`)
}

function existingHome(home: string, major: number): Home {
  const user = ownerOf(dataIn(home, major)) ?? systemUser()
  if (canEnter(user, dataIn(home, major))) return layOut(home, major, user)
  // Falling back here would show an empty plant and look like lost data.
  throw new DatabaseStartError(
    `The database in ${home} cannot be reached by its user (uid ${user?.uid}): open the parent folders with chmod o+x, or move the folder and set DATA_DIR.`,
  )
}

function refuseOtherVersions(home: string, major: number): void {
  const found = readdirSync(home).flatMap((name) => Number(/^postgres-(\d+)$/.exec(name)?.[1] ?? []))
  const others = found.filter((version) => version !== major && hasData(home, version))
  const newest = Math.max(...others, 0)
  if (newest > major) throw newerData(home, newest, major)
  if (hasData(home, major)) {
    const written = Number.parseInt(readFileSync(join(dataIn(home, major), 'PG_VERSION'), 'utf8'), 10)
    if (written > major) throw newerData(home, written, major)
    return
  }
  if (newest === 0) return
  throw new DatabaseStartError(
    `${home} holds data of PostgreSQL ${newest} and this Takt brings PostgreSQL ${major}: move it with npm run move-postgres (docs/guide/upgrade.md), or set DATA_DIR to a new folder.`,
  )
}

function newerData(home: string, found: number, major: number): DatabaseStartError {
  return new DatabaseStartError(
    `${home} holds data of PostgreSQL ${found}, newer than the PostgreSQL ${major} of this Takt: start the newer Takt again, or set DATA_DIR to another folder.`,
  )
}

function layOut(home: string, major: number, user: RunUser): Home {
  const folder = openFolder(join(home, `postgres-${major}`))
  return { home, folder, data: join(folder, 'data'), user }
}

const dataIn = (home: string, major: number) => join(home, `postgres-${major}`, 'data')
const hasData = (home: string, major: number) => existsSync(join(dataIn(home, major), 'PG_VERSION'))
const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/**
 * Makes a folder for its user alone, as root one that others may pass through but not list; existing folders keep the
 * mode a person gave them.
 */
export function openFolder(path: string): string {
  const first = mkdirSync(path, { recursive: true, mode: 0o700 })
  // Root gives PostgreSQL to another user, who has to get in, also with a strict umask (077).
  for (let made = path; first && isRoot() && made.length >= first.length; made = dirname(made)) chmodSync(made, 0o711)
  return realpathSync(path)
}

function isUsableBy(user: RunUser, home: string): boolean {
  const probe = mkdtempSync(join(home, 'probe-'))
  try {
    giveTo(user, probe)
    return canEnter(user, probe)
  } catch {
    // Some shared and network folders do not let root give files away.
    return false
  } finally {
    rmSync(probe, { recursive: true, force: true })
  }
}

function canEnter(user: RunUser, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], spawnOptionsFor(user)).status === 0
}
