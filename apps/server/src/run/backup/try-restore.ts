import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../ground/db/embedded/postgres.ts'
import { onCluster } from './on-cluster.ts'
import { restore } from './restore.ts'
import { writeWhole } from './write-whole.ts'

export interface Trial {
  readonly at: string
  readonly seconds: number
  /** Until when the restored copy goes; null when it could not be restored. */
  readonly until: string | null
  /** Why not. */
  readonly problem: string | null
}

interface Wish {
  readonly backups: string
  /** A folder for the trial alone, on a disk with room; it is removed. */
  readonly into: string
  readonly database: string
  readonly now: () => number
}

/** A backup that nobody has restored is a hope: this restores the latest and reads from it. */
export async function tryRestore({ backups, into, database, now }: Wish): Promise<Trial> {
  const began = now()
  const outcome = await restoreAndRead({ backups, into, database }).then(
    (until) => ({ until, problem: null }),
    (error: Error) => ({ until: null, problem: error.message }),
  )
  await rm(into, { recursive: true, force: true })
  const trial = { at: new Date(began).toISOString(), seconds: Math.round((now() - began) / 1000), ...outcome }
  await writeWhole(trialFile(backups), JSON.stringify(trial))
  return trial
}

/** The last one, or null when none was tried yet. */
export function readTrial(backups: string): Trial | null {
  const file = trialFile(backups)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Trial) : null
}

const trialFile = (backups: string) => join(backups, 'last-trial.json')

async function restoreAndRead({ backups, into, database }: Omit<Wish, 'now'>): Promise<string | null> {
  await rm(into, { recursive: true, force: true })
  const { last } = await restore({ from: backups, into, say: () => {} })
  const postgres = await startEmbeddedPostgres({ home: into })
  try {
    // Reads the whole catalogue of tables; damaged pages are told by their checksums.
    const asked = 'select count(*) from pg_class c join pg_attribute a on a.attrelid = c.oid'
    await onCluster({ ...postgres.connection, database }, (client) => client.query(asked))
  } finally {
    await postgres.stop()
  }
  return last
}
