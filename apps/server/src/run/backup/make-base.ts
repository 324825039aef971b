import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { constants, createZstdCompress, zstdCompress } from 'node:zlib'
import type pg from 'pg'
import { atOnce } from '../../ground/at-once.ts'
import { type Base, type BaseFile, basesOf, folderName, logOf } from './backup-folder.ts'
import { askCluster } from './cluster.ts'
import { copyLog } from './copy-log.ts'
import { bytesOf, startOfSegment } from './log-position.ts'
import { writeWhole } from './write-whole.ts'

/** Files of a moment that a restored cluster makes anew. */
const leftOut = new Set(['postmaster.pid', 'postmaster.opts', 'pg_internal.init', 'backup_label.old'])
/** Folders that have to be there and begin empty; the log is copied by itself. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const AT_ONCE = 2
const READ_AT_ONCE = 1 << 20
const compress = promisify(zstdCompress)
const quickly = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/**
 * A copy of the data folder, made while everybody works. The files are of different moments and some are torn; the log
 * between `pg_backup_start` and `pg_backup_stop` makes them whole, so it lies beside them. Both have to be said on one
 * connection, and a slot keeps that log until it is copied.
 */
export async function makeBase(client: pg.ClientBase, chainFolder: string): Promise<Base> {
  const cluster = await askCluster(client)
  const folder = join(basesOf(chainFolder), folderName(cluster.now))
  const unfinished = `${folder}.part`
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const slot = `takt_base_${process.pid}`
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
  try {
    const started = await client.query(`select pg_backup_start('takt', true)::text as lsn`)
    const from = startOfSegment(bytesOf(started.rows[0].lsn), cluster)
    const { folders, files } = await copyTree(cluster.data, join(unfinished, 'data'))
    const stopped = await client.query(`select lsn::text, labelfile from pg_backup_stop(false)`)
    const { lsn, labelfile } = stopped.rows[0] as { lsn: string; labelfile: string }
    await writeWhole(join(unfinished, 'backup_label'), labelfile)
    await copyLog({ ...cluster, to: logOf(unfinished) }, from, bytesOf(lsn))
    const base = {
      system: cluster.system,
      timeline: cluster.timeline,
      major: cluster.major,
      segmentBytes: cluster.segmentBytes,
      fromLsn: started.rows[0].lsn,
      toLsn: lsn,
      made: (await askCluster(client)).now,
      folders,
      files,
    }
    await writeWhole(join(unfinished, 'base.json'), JSON.stringify(base))
    await rename(unfinished, folder)
    return { ...base, folder }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  } finally {
    await client.query('select pg_drop_replication_slot($1)', [slot]).catch(() => {})
  }
}

async function copyTree(from: string, to: string): Promise<{ folders: string[]; files: BaseFile[] }> {
  const { folders, files } = await listTree(from, '')
  for (const folder of folders) await mkdir(join(to, folder), { recursive: true, mode: 0o700 })
  const copied: BaseFile[] = []
  await atOnce(AT_ONCE, files, async (path) => {
    const file = await copyFile(join(from, path), join(to, path))
    if (file) copied.push({ path, ...file })
  })
  return { folders, files: copied.sort((one, other) => (one.path < other.path ? -1 : 1)) }
}

async function listTree(root: string, below: string): Promise<{ folders: string[]; files: string[] }> {
  const found = { folders: below === '' ? [] : [below], files: [] as string[] }
  if (emptied.has(below)) return found
  for (const entry of await entriesOf(join(root, below))) {
    const path = join(below, entry.name)
    if (entry.name.startsWith('pgsql_tmp') || leftOut.has(entry.name)) continue
    if (entry.isFile()) found.files.push(path)
    if (!entry.isDirectory()) continue
    const inside = await listTree(root, path)
    found.folders.push(...inside.folders)
    found.files.push(...inside.files)
  }
  return found
}

/** A table that was dropped in the meantime is gone from the log's point of view as well. */
async function entriesOf(folder: string) {
  return await readdir(folder, { withFileTypes: true }).catch(ifGone([]))
}

/** Not flushed one by one: what a power cut tears is told by its sum, and the base of the night before is still there. */
async function copyFile(from: string, to: string): Promise<Omit<BaseFile, 'path'> | null> {
  try {
    const { size } = await stat(from)
    return size <= READ_AT_ONCE ? await copySmall(from, to) : await copyLarge(from, to)
  } catch (error) {
    await rm(`${to}.zst`, { force: true })
    return ifGone(null)(error as NodeJS.ErrnoException)
  }
}

async function copySmall(from: string, to: string): Promise<Omit<BaseFile, 'path'>> {
  const content = await readFile(from)
  await writeFile(`${to}.zst`, await compress(content, quickly), { mode: 0o600 })
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}

async function copyLarge(from: string, to: string): Promise<Omit<BaseFile, 'path'>> {
  const hash = createHash('sha256')
  let bytes = 0
  const weigh = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const source = createReadStream(from, { highWaterMark: READ_AT_ONCE })
  await pipeline(source, weigh, createZstdCompress(quickly), createWriteStream(`${to}.zst`, { mode: 0o600 }))
  return { bytes, sha256: hash.digest('hex') }
}

const ifGone =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead
    throw error
  }
