import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Base, logOf, readBases, readChain } from './backup-folder.ts'
import { forgetFilesBefore } from './keep-files.ts'
import { bytesOf, segmentAt, startOfSegment } from './log-position.ts'

/** Removes what is not needed to reach any moment since `since`. The base before it stays: the way there begins at it. */
export async function forgetOld(backups: string, since: string): Promise<void> {
  const names = await readdir(backups).catch(() => [])
  let oldest = since
  for (const name of names) {
    const folder = join(backups, name)
    const chain = readChain(folder)
    if (chain === null) continue
    if (chain.until < since) {
      await rm(folder, { recursive: true, force: true })
      continue
    }
    const bases = readBases(folder)
    const first = Math.max(
      bases.findLastIndex(({ made }) => made <= since),
      0,
    )
    for (const base of bases.slice(0, first)) await rm(base.folder, { recursive: true, force: true })
    const kept = bases[first]
    if (kept === undefined) continue
    if (kept.made < oldest) oldest = kept.made
    await forgetLogBefore(logOf(folder), kept)
  }
  await forgetFilesBefore(backups, oldest)
}

async function forgetLogBefore(folder: string, base: Base): Promise<void> {
  const first = segmentAt(startOfSegment(bytesOf(base.fromLsn), base), base)
  // Names of one timeline are sorted as the log was written.
  for (const name of await readdir(folder).catch(() => [])) if (name < first) await rm(join(folder, name))
}
