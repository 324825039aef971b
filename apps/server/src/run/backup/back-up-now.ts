import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConnectionSettings } from '../../ground/db/connections.ts'
import { type Base, folderName, readChains } from './backup-folder.ts'
import { askCluster } from './cluster.ts'
import { keepFiles } from './keep-files.ts'
import { makeBase } from './make-base.ts'
import { onCluster } from './on-cluster.ts'

interface Wish {
  readonly connection: ConnectionSettings
  readonly dataFolder: string
  readonly backups: string
}

/** A base and the files of now. In the chain of a server that follows its log here, else in a chain of its own. */
export async function backUpNow({ connection, dataFolder, backups }: Wish): Promise<Base> {
  await mkdir(backups, { recursive: true, mode: 0o700 })
  return await onCluster(connection, async (client) => {
    const { system, timeline, now } = await askCluster(client)
    const mine = readChains(backups).filter((chain) => chain.system === system && chain.timeline === timeline)
    const chain = mine.at(-1)?.folder ?? join(backups, `chain-${folderName(now)}`)
    const base = await makeBase(client, chain)
    await keepFiles(dataFolder, backups, base.made)
    return base
  })
}
