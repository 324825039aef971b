// Where tests keep what they throw away. Hundreds of databases are copied and dropped in a run; on a disk, finding room for
// the next file among those just deleted took a fifth of the processor time of the server's tests.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Many times what was seen in use in the middle of a run of the server's tests. */
const ENOUGH_BYTES = 4 * 2 ** 30
const NAME = /^takt-tests-(\d+)-/

/** A new folder in the memory of the machine, or null where there is none, too little, or nothing in it may be run. */
export function folderInMemory(home = '/dev/shm', mounts = '/proc/mounts'): string | null {
  try {
    if (!mayRun(home, readFileSync(mounts, 'utf8'))) return null
    removeLeftBehind(home)
    const { bavail, bsize } = statfsSync(home)
    if (bavail * bsize < ENOUGH_BYTES) return null
    const folder = mkdtempSync(join(home, `takt-tests-${process.pid}-`))
    // As root PostgreSQL runs as another user, who must get in and may write beside the others.
    chmodSync(folder, 0o1777)
    return folder
  } catch {
    return null
  }
}

function mayRun(home: string, mounts: string): boolean {
  const options = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, place, kind]) => place === home && kind === 'tmpfs')
    .at(-1)?.[3]
  return options !== undefined && !options.split(',').includes('noexec')
}

/** A run that was killed left its folder, which is memory until somebody takes it away. */
function removeLeftBehind(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = NAME.exec(name)?.[1]
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) rmSync(join(home, name), { recursive: true, force: true })
  }
}
