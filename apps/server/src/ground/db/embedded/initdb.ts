import { spawn } from 'node:child_process'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { clearUnfinished } from './orphans.ts'
import { giveTo, type RunUser, spawnOptionsFor } from './run-user.ts'
import { DatabaseStartError, explainFailure } from './start-error.ts'

const UNFINISHED = 'data.new.'

type Cluster = { binaries: string; data: string; user: RunUser; superuser: string }

/** Makes the data folder when there is none; whole or not at all, so that a kill half-way is repaired by a restart. */
export async function initialiseWhenNew({ binaries, data, user, superuser }: Cluster): Promise<boolean> {
  const folder = dirname(data)
  clearUnfinished(folder, UNFINISHED)
  if (existsSync(join(data, 'PG_VERSION'))) return false
  refuseForeignFiles(data)
  const unfinished = join(folder, `${UNFINISHED}${process.pid}`)
  mkdirSync(unfinished, { mode: 0o700 })
  giveTo(user, unfinished)
  const options = ['-U', superuser, '--auth-local=trust', '--auth-host=reject', '-E', 'UTF8', '--locale=C.UTF-8']
  const child = spawn(join(binaries, 'bin/initdb'), ['-D', unfinished, '--data-checksums', ...options], {
    ...spawnOptionsFor(user),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const [code, , said] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  if (code !== 0) {
    clearUnfinished(folder, UNFINISHED)
    throw explainFailure(said || `initdb ended with ${code}`, folder)
  }
  renameSync(unfinished, data)
  syncFolder(folder)
  return true
}

function refuseForeignFiles(data: string): void {
  if (!existsSync(data) || readdirSync(data).length === 0) return
  throw new DatabaseStartError(
    `${data} holds files but no database: move them away, or set DATA_DIR to another folder.`,
  )
}

/** Without it a power cut could take back the rename, and with it a database that already acknowledged rows. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
