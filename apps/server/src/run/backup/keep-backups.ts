import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupState } from '../../ground/backup-state.ts'
import type { ConnectionSettings } from '../../ground/db/connections.ts'
import type { Log } from '../../ground/log.ts'
import { poll } from '../../ground/poll.ts'
import { type Chain, readBases, toMoment } from './backup-folder.ts'
import { followLog } from './follow-log.ts'
import { forgetOld } from './forget-old.ts'
import { keepFiles } from './keep-files.ts'
import { makeBase } from './make-base.ts'
import { onCluster } from './on-cluster.ts'
import { readTrial, tryRestore } from './try-restore.ts'

interface Backups {
  readonly database: ConnectionSettings & { readonly database: string }
  readonly dataFolder: string
  readonly backups: string
  readonly keepDays: number
  readonly log: Log
}

export interface RunningBackups {
  state(): BackupState
  stop(): Promise<void>
}

const FOLLOW_EVERY_MS = 1_000
const LOOK_EVERY_MS = 60_000
/** What fails every second is told every so often. */
const TELL_EVERY_MS = 10 * 60_000
const NIGHT_BEGINS_HOUR = 2
const DAY_MS = 86_400_000

/** Copies the log and the files as they grow; every night a new base, a real restore of it, and what is too old goes. */
export async function keepBackups(of: Backups): Promise<RunningBackups> {
  await mkdir(of.backups, { recursive: true, mode: 0o700 })
  let chain: Chain | undefined
  let failed_at: string | null = null
  const log = sparse(of.log)
  const following = poll({
    everyMs: FOLLOW_EVERY_MS,
    log,
    failed: 'the backup could not follow the database',
    work: async () => {
      chain = await onCluster(of.database, async (client) => await followLog(client, of.backups))
      await keepFiles(of.dataFolder, of.backups, chain.until)
    },
  })
  const nightly = poll({
    everyMs: LOOK_EVERY_MS,
    log,
    failed: 'the nightly backup failed',
    work: async () => {
      if (!chain || !isDue(chain)) return
      try {
        await newBase(of, chain)
        failed_at = null
      } catch (error) {
        failed_at = new Date().toISOString()
        throw error
      }
    },
  })
  return {
    state: () => ({
      folder: of.backups,
      failed_at,
      until: chain?.until ?? null,
      last_base: (chain && readBases(chain.folder).at(-1)?.made) ?? null,
      last_trial: readTrial(of.backups),
    }),
    stop: async () => {
      await Promise.all([following.stop(), nightly.stop()])
    },
  }
}

/** A chain without a base can restore nothing: then at once. Else once every night. */
export function isDue({ folder, until }: Chain): boolean {
  const last = readBases(folder).at(-1)
  return last === undefined || nightOf(last.made) < nightOf(until)
}

/** The day whose night a moment belongs to, by the machine's own clock. */
function nightOf(moment: string): string {
  const at = new Date(moment)
  at.setHours(at.getHours() - NIGHT_BEGINS_HOUR)
  return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`
}

async function newBase({ database, backups, dataFolder, keepDays, log }: Backups, chain: Chain): Promise<void> {
  const base = await onCluster(database, async (client) => await makeBase(client, chain.folder))
  log.info('a backup was made', { folder: base.folder, files: base.files.length })
  const into = join(dataFolder, 'restore-trial')
  const trial = await tryRestore({ backups, into, database: database.database, now: Date.now })
  const { at: _, ...outcome } = trial
  if (trial.problem === null) log.info('the backup was restored on trial', outcome)
  else log.error('the backup could not be restored on trial', outcome)
  // What is old goes only while what is new is good.
  if (trial.problem === null)
    await forgetOld(backups, toMoment(new Date(Date.parse(base.made) - keepDays * DAY_MS).toISOString()))
}

function sparse(log: Log): Log {
  let told = Number.NEGATIVE_INFINITY
  return {
    ...log,
    warn: (message, fields) => {
      if (performance.now() - told < TELL_EVERY_MS) return
      told = performance.now()
      log.warn(message, fields)
    },
  }
}
