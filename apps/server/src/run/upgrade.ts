// An existing database is changed only when a backup of how it was lies beside it: the way back to the version before.
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConnectionSettings } from '../ground/db/connections.ts'
import { migrate, type Upgrade } from '../ground/db/migrate.ts'
import { isDiskFull } from '../ground/files/disk-room.ts'
import { backUpNow } from './backup/back-up-now.ts'

/** Of the last upgrades; what is older nobody goes back to. */
const MOST_KEPT = 3

export interface UpgradeParts {
  readonly database: ConnectionSettings
  /** A PostgreSQL of one's own is backed up by its own tools. */
  readonly isOwn: boolean
  readonly dataFolder: string
  /** Where backups go; null: nowhere. */
  readonly backups: string | null
  /** BACKUP_BEFORE_UPGRADE=off: there is another backup. */
  readonly withBackup: boolean
  readonly say: (line: string) => void
  /** Of the steps; those of this version unless told. */
  readonly steps?: string
}

export class NotUpgradedError extends Error {}

export const beforeUpgradeOf = (backups: string) => join(backups, 'before-upgrade')

/** Brings the database up to this version. A new one, and one that is there already, needs no backup. */
export async function upgrade(parts: UpgradeParts): Promise<{ applied: string[] }> {
  return await migrate(parts.database, parts.steps, (steps) => backUpBefore(parts, steps))
}

async function backUpBefore(
  { database, isOwn, dataFolder, backups, withBackup, say }: UpgradeParts,
  { from, to }: Upgrade,
): Promise<void> {
  const what = `The database is brought from schema ${from} to ${to}.`
  if (isOwn) {
    say(`${what} It is a PostgreSQL of your own: its own tools must have made a backup, which is the only way back.`)
    return
  }
  if (!withBackup || backups === null) {
    say(`${what} No backup is made before it: ${withBackup ? 'BACKUP_DIR' : 'BACKUP_BEFORE_UPGRADE'} is off.`)
    return
  }
  say(`${what} A backup is made before it …`)
  const folder = join(beforeUpgradeOf(backups), `schema-${from}-${new Date().toISOString().replaceAll(':', '-')}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await backUpNow({ connection: database, dataFolder, backups: folder })
  } catch (error) {
    // Half a backup must not be taken for one, and its room is needed.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
    throw new NotUpgradedError(notUpgraded(backups, error as Error), { cause: error })
  }
  say(`The way back to the version before: npm run restore -- --from ${folder} --into a new folder.`)
  await forgetOlder(beforeUpgradeOf(backups))
}

function notUpgraded(backups: string, error: Error): string {
  const why = isDiskFull(error) ? `the disk of ${backups} is full` : error.message
  return `The database was not upgraded, because no backup could be made before it: ${why}. Make room or set BACKUP_DIR, and start again. With another backup at hand, BACKUP_BEFORE_UPGRADE=off upgrades without. Nothing was changed.`
}

async function forgetOlder(folder: string): Promise<void> {
  const kept = (await readdir(folder)).map((name) => ({ name, made: name.replace(/^schema-\d+-/, '') }))
  const older = kept.sort((one, other) => (one.made < other.made ? 1 : -1)).slice(MOST_KEPT)
  for (const { name } of older) await rm(join(folder, name), { recursive: true, force: true })
}
