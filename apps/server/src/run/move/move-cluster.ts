import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from '../../ground/db/embedded/binaries.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../ground/db/embedded/postgres.ts'
import { giveTo, isRoot, systemUser } from '../../ground/db/embedded/run-user.ts'
import { keepFiles, restoreFiles } from '../backup/keep-files.ts'
import { onCluster } from '../backup/on-cluster.ts'
import { type Moved, moveDatabase } from './move-database.ts'

interface MoveCluster {
  readonly from: string
  /** The PostgreSQL that wrote it; the other one is ours. */
  readonly binaries: Binaries
  readonly into: string
  readonly say: (line: string) => void
}

const DATABASE = 'takt'

/** A data folder of another major version of PostgreSQL becomes a new one of ours, files and key included. The old one stays as it is. */
export async function moveCluster({ from, binaries, into, say }: MoveCluster): Promise<Moved> {
  const through = join(into, 'moving')
  const running: EmbeddedPostgres[] = []
  try {
    const old = await startEmbeddedPostgres({ home: from, binaries, log: say })
    running.push(old)
    const made = await startEmbeddedPostgres({ home: into, log: say })
    running.push(made)
    await mkdir(join(through, 'rows'), { recursive: true })
    if (isRoot()) giveTo(systemUser(), join(through, 'rows'))
    await onCluster(made.connection, (client) => client.query(`create database ${DATABASE}`))
    const moved = await moveDatabase({
      from: { ...old.connection, database: DATABASE },
      to: { ...made.connection, database: DATABASE },
      through,
      say,
    })
    await keepFiles(from, through, new Date().toISOString())
    await restoreFiles(through, into, undefined)
    // Today's seals are in no backup.
    if (existsSync(join(from, 'seals'))) await cp(join(from, 'seals'), join(into, 'seals'), { recursive: true })
    if (existsSync(join(from, 'secrets.key'))) await copyFile(join(from, 'secrets.key'), join(into, 'secrets.key'))
    return moved
  } finally {
    for (const postgres of running) await postgres.stop()
    await rm(through, { recursive: true, force: true })
  }
}
