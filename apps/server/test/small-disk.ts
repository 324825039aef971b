import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  readonly folder: string
  /** To the last byte. */
  fill(): void
  /** Takes away what filled it. */
  free(): void
  remove(): void
}

/** A disk of its own in memory; null where this user may not mount one. */
export function smallDisk(size: `${number}K` | `${number}M`): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'takt-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    return null
  }
  // As root PostgreSQL runs as another user, who must get in.
  chmodSync(folder, 0o755)
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'a')
      for (const block of [1_048_576, 4096, 1]) writeUntilFull(file, Buffer.alloc(block))
      closeSync(file)
    },
    free: () => rmSync(filler),
    remove: () => {
      // Whatever still has a file open there must not keep the test from its end.
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function writeUntilFull(file: number, block: Buffer): void {
  try {
    while (writeSync(file, block) === block.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
