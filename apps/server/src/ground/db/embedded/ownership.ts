// One owner per database folder: two servers on one folder would each take the other's PostgreSQL for an orphan.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { identityOf, isSameProcessAlive, type ProcessIdentity } from './process-identity.ts'
import { DatabaseStartError } from './start-error.ts'

export type Ownership = { release(): void; previousOwnerDied: boolean }

const POLL_MS = 50

type Claim = { folder: string; waitMs: number; log: (line: string) => void }

export async function takeOwnership({ folder, waitMs, log }: Claim): Promise<Ownership> {
  const file = join(folder, 'owner.json')
  const deadline = Date.now() + waitMs
  let previousOwnerDied = false
  let told = false
  while (!claim(file)) {
    const owner = readOwner(file)
    if (!owner || !isSameProcessAlive(owner)) {
      previousOwnerDied = true
      removeStale(file)
      continue
    }
    // Waiting for ourselves would never end well.
    if (Date.now() >= deadline || owner.pid === process.pid) throw inUse(folder, owner)
    // A restart often overlaps with the previous server's orderly end.
    if (!told) log(`Waiting for process ${owner.pid} to leave ${folder} ...`)
    told = true
    await sleep(POLL_MS)
  }
  return { previousOwnerDied, release: () => readOwner(file)?.pid === process.pid && rmSync(file, { force: true }) }
}

/** Written aside and linked: nobody ever reads half an owner file, and only one of two claims succeeds. */
function claim(file: string): boolean {
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, JSON.stringify(identityOf(process.pid)))
  try {
    linkSync(mine, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Moved aside and looked at again: of two starters that both saw a dead owner, one may have claimed meanwhile. */
function removeStale(file: string): void {
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
    const moved = readOwner(aside)
    if (moved && isSameProcessAlive(moved)) linkSync(aside, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function readOwner(file: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity
  } catch {
    return undefined
  }
}

function inUse(folder: string, owner: ProcessIdentity): DatabaseStartError {
  return new DatabaseStartError(
    `The database in ${folder} is in use by another Takt (process ${owner.pid}): stop that one, or set DATA_DIR to another folder.`,
  )
}
