import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { type Chain, folderName, logOf, readChains, writeChain } from './backup-folder.ts'
import { askCluster, type Cluster } from './cluster.ts'
import { copyLog } from './copy-log.ts'
import { bytesOf, lsnOf, startOfSegment } from './log-position.ts'

/** Keeps PostgreSQL from removing log that is not copied yet. */
const SLOT = 'takt_backup'
/** How much log may wait for its copy before the plant's disk is worth more than the chain. */
export const settingsForFollowing = { max_slot_wal_keep_size: '4GB' }

/** Copies the log of a cluster as it grows. Called again and again; each time it goes on where it was. */
export async function followLog(client: pg.ClientBase, backups: string): Promise<Chain> {
  const cluster = await askCluster(client)
  const chain = (await chainToGoOn(client, cluster, backups)) ?? (await beginChain(client, cluster, backups))
  const [from, to] = [bytesOf(chain.to), bytesOf(cluster.flushed)]
  await copyLog({ ...cluster, to: logOf(chain.folder) }, from, to)
  const further = { ...chain, to: cluster.flushed, until: cluster.now }
  await writeChain(further)
  if (startOfSegment(from, cluster) !== startOfSegment(to, cluster)) {
    await client.query('select pg_replication_slot_advance($1, $2::pg_lsn)', [SLOT, lsnOf(startOfSegment(to, cluster))])
  }
  return further
}

/** The chain of this cluster and timeline, when PostgreSQL still has all of the log that follows it. */
async function chainToGoOn(client: pg.ClientBase, cluster: Cluster, backups: string): Promise<Chain | null> {
  const { rows } = await client.query<{ restart_lsn: string | null }>(
    `select restart_lsn::text from pg_replication_slots where slot_name = $1 and wal_status <> 'lost'`,
    [SLOT],
  )
  const kept = rows[0]?.restart_lsn
  if (!kept) return null
  const mine = readChains(backups).filter(
    ({ system, timeline }) => system === cluster.system && timeline === cluster.timeline,
  )
  const last = mine.reduce<Chain | null>((best, one) => (best && bytesOf(best.to) > bytesOf(one.to) ? best : one), null)
  return last && bytesOf(last.to) >= bytesOf(kept) ? last : null
}

async function beginChain(client: pg.ClientBase, cluster: Cluster, backups: string): Promise<Chain> {
  await stopFollowing(client)
  const { rows } = await client.query<{ lsn: string }>(
    'select lsn::text from pg_create_physical_replication_slot($1, true)',
    [SLOT],
  )
  // From the beginning of a file: PostgreSQL reads whole ones.
  const from = lsnOf(startOfSegment(bytesOf(rows[0]?.lsn ?? cluster.flushed), cluster))
  const folder = join(backups, `chain-${folderName(cluster.now)}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return { folder, system: cluster.system, timeline: cluster.timeline, from, to: from, until: cluster.now }
}

/** Without a copy that goes on the slot would only fill the disk. */
export async function stopFollowing(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1', [
    SLOT,
  ])
}
