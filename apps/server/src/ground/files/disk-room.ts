import { statfs } from 'node:fs/promises'

/** How the operating system and PostgreSQL name a disk, or somebody's share of it, without room. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100'])
/** PostgreSQL ends when it cannot make the next file of its log, which is this large. */
const NEXT_LOG_BYTES = 16 * 1024 * 1024

export function isDiskFull(error: unknown): boolean {
  return FULL.has((error as { code?: unknown } | null)?.code)
}

export interface DiskRoom {
  readonly free: number
  readonly size: number
}

/** Null where it cannot be told: no folder, or one that is gone. */
export async function roomOn(folder: string): Promise<DiskRoom | null> {
  if (folder === '') return null
  const about = await statfs(folder).catch(() => null)
  return about && { free: about.bavail * about.bsize, size: about.blocks * about.bsize }
}

export async function isFull(folder: string): Promise<boolean> {
  const room = await roomOn(folder)
  return room !== null && room.free <= NEXT_LOG_BYTES
}
