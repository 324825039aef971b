// Clears what a killed server left behind: its PostgreSQL, lock files, a half-made data folder.
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseStartError } from './start-error.ts'

const POLITE_MS = 10_000
const FORCED_MS = 10_000

/** Returns whether there was anything to clear. Only the owner of the folder may call it. */
export async function clearOrphans(data: string): Promise<boolean> {
  const found = processesIn(data).length > 0
  if (found) await endOrphans(data)
  const pidFile = join(data, 'postmaster.pid')
  // Nobody works in the folder, yet the pid inside may belong to a stranger by now: PostgreSQL would not start.
  const stale = existsSync(pidFile)
  if (stale) rmSync(pidFile)
  return found || stale
}

/** An initdb cut short leaves folders beside the data; they hold nothing yet. */
export function clearUnfinished(folder: string, prefix: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(prefix))) {
    const unfinished = join(folder, name)
    for (const pid of processesIn(unfinished)) signal(pid, 'SIGKILL')
    rmSync(unfinished, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  }
}

async function endOrphans(data: string): Promise<void> {
  signalPostmaster(data, 'SIGINT')
  if (await isLeft(data, POLITE_MS)) return
  // PostgreSQL can hang in an orderly shutdown after one of its backends crashed.
  signalPostmaster(data, 'SIGQUIT')
  if (await isLeft(data, FORCED_MS)) return
  throw new DatabaseStartError(
    `PostgreSQL processes of an earlier start (${processesIn(data).join(', ')}) do not leave ${data}: end them and start again.`,
  )
}

function signalPostmaster(data: string, name: NodeJS.Signals): void {
  const pid = postmasterPid(data)
  // Only a process that works in our folder: the pid in a stale file may be anyone's.
  if (pid && processesIn(data).includes(pid)) signal(pid, name)
}

function postmasterPid(data: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)
  } catch {
    return undefined
  }
}

/** Every PostgreSQL process keeps its data folder as working directory, backends of a dead postmaster too. */
function processesIn(folder: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.filter((pid) => workingDirectory(pid) === folder).map(Number)
}

function workingDirectory(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself in the meantime.
  }
}

async function isLeft(folder: string, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; processesIn(folder).length > 0; await sleep(20)) {
    if (Date.now() > end) return false
  }
  return true
}
