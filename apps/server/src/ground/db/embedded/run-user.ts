import { spawnSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'
import { DatabaseStartError } from './start-error.ts'

/** Whom PostgreSQL runs as; undefined means: as ourselves. */
export type RunUser = { uid: number; gid: number } | undefined

const REUSED_USER = 'postgres'
const CREATED_USER = 'takt'

/** PostgreSQL refuses to run as root, so root hands it to a system user. */
export function systemUser(): RunUser {
  const found = lookUp(REUSED_USER) ?? lookUp(CREATED_USER) ?? createUser()
  if (found) return found
  throw new DatabaseStartError(
    `PostgreSQL does not run as root and the system user "${CREATED_USER}" could not be created: create it, start as an ordinary user, or set DATABASE_URL.`,
  )
}

/** Data made by another user (an earlier start without sudo) stays that user's: PostgreSQL insists on it. */
export function ownerOf(folder: string): RunUser {
  const { uid, gid } = statSync(folder)
  return uid === 0 ? undefined : { uid, gid }
}

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

export function giveTo(user: RunUser, path: string): void {
  if (user) chownSync(path, user.uid, user.gid)
}

/** A neutral folder and a bare environment: the caller's own may be unreadable or carry PG* variables. */
export function spawnOptionsFor(user: RunUser): { cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number } {
  return { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' }, ...user }
}

function lookUp(name: string): RunUser {
  const ask = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' })
  const uid = ask('-u')
  const gid = ask('-g')
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined
}

function createUser(): RunUser {
  const shell = ['--shell', '/usr/sbin/nologin']
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    ...shell,
    CREATED_USER,
  ])
  // Small images carry busybox's adduser only.
  if (!lookUp(CREATED_USER)) spawnSync('adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', CREATED_USER])
  return lookUp(CREATED_USER)
}
