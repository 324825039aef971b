import { diskState, warnBelow } from '@takt/domain/setup/system/disk-state.ts'
import { isFailingJob } from '@takt/domain/setup/system/system-alerts.ts'
import type { InstallationState } from '@takt/domain/setup/system/system-state.ts'
import type { CallContext } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import type { DiskRoom } from '../../ground/files/disk-room.ts'

const WEEK_MS = 7 * 86_400_000

/** States, moments and sizes only: messages of errors and paths may tell what belongs to another company. */
export async function installationState({
  db,
  now,
  server,
}: Pick<CallContext, 'db' | 'now' | 'server'>): Promise<InstallationState> {
  const { postgres } = await db.one<{ postgres: string }>(sql`select current_setting('server_version') as postgres`)
  const { rooms, backup, deaths, ...facts } = await server.installation.facts()
  const jobs = await server.jobs.states(db.company_id)
  const recent = deaths.filter((at) => now - Date.parse(at) < WEEK_MS)
  return {
    ...facts,
    postgres,
    deaths: recent.length,
    last_death: recent.at(-1) ?? null,
    disks: [diskOf('data', rooms.data), ...(rooms.backups === undefined ? [] : [diskOf('backups', rooms.backups)])],
    backup: backup && {
      problem: backup.problem,
      until: backup.until,
      last_base: backup.last_base,
      last_trial: backup.last_trial?.at ?? null,
      trial_ok: backup.last_trial !== null && backup.last_trial.problem === null,
    },
    jobs: { count: jobs.length, failing: jobs.filter(({ failures }) => isFailingJob(failures)).length },
  }
}

function diskOf(disk: 'data' | 'backups', room: DiskRoom | null): InstallationState['disks'][number] {
  const { free, size } = room ?? { free: 0, size: 0 }
  return { disk, state: diskState(room), free, size, warn_below: warnBelow(size) }
}
