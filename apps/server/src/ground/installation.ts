/** What is known of the machine that Takt runs on; which companies are told is a setting of the installation. */
import { stat } from 'node:fs/promises'
import { type BackupState, backupProblem } from './backup-state.ts'
import { newestSchema } from './db/migrate.ts'
import type { DatabaseState, Pulse } from './db/pulse.ts'
import { type DiskRoom, roomOn } from './files/disk-room.ts'
import type { RecentCall, RecentCalls } from './metrics/recent-calls.ts'
import type { ServerSettings } from './server-settings.ts'

/** When it ended without having been told to, by the moments of the starts that followed. */
export interface Starts {
  readonly deaths: readonly string[]
}

export interface InstallationFacts {
  readonly version: string
  readonly node: string
  readonly schema: number
  readonly schema_known: number
  readonly database: DatabaseState
  readonly started_at: string
  readonly deaths: readonly string[]
  /** Null where it cannot be asked; without `backups` where Takt makes none. */
  readonly rooms: { readonly data: DiskRoom | null; readonly backups?: DiskRoom | null }
  readonly backups_with_data: boolean
  readonly backup: (BackupState & { readonly problem: ReturnType<typeof backupProblem> }) | null
}

export interface Installation {
  isToldTo(company_key: string): boolean
  facts(): Promise<InstallationFacts>
  slowCalls(company_id: number, most: number): RecentCall[]
}

interface Parts {
  readonly settings: Pick<ServerSettings, 'version' | 'dataFolder' | 'systemCompanies'>
  readonly now: () => number
  readonly pulse: Pulse
  readonly backups: () => BackupState | null
  readonly starts: Starts
  readonly recent: RecentCalls
}

export function openInstallation({ settings, now, pulse, backups, starts, recent }: Parts): Installation {
  const { version, dataFolder, systemCompanies } = settings
  const started_at = new Date(now()).toISOString()
  const told = systemCompanies.split(',').flatMap((key) => key.trim() || [])
  return {
    isToldTo: (company_key) => told.length === 0 || told.includes(company_key),
    slowCalls: (company_id, most) => recent.slowest(company_id, now(), most),
    facts: async () => {
      const made = backups()
      return {
        version,
        node: process.versions.node,
        // Before its first beat nothing else is known than that the server has started with it.
        schema: pulse.schema() || newestSchema,
        schema_known: newestSchema,
        database: pulse.state(),
        started_at,
        deaths: starts.deaths,
        rooms: { data: await roomOn(dataFolder), ...(made ? { backups: await roomOn(made.folder) } : {}) },
        backups_with_data: made !== null && (await areOnOneDisk(dataFolder, made.folder)),
        backup: made && { ...made, problem: backupProblem(made, now()) },
      }
    },
  }
}

async function areOnOneDisk(one: string, other: string): Promise<boolean> {
  const disks = await Promise.all([one, other].map((folder) => stat(folder).catch(() => null)))
  return disks[0] != null && disks[0].dev === disks[1]?.dev
}
