// The running PostgreSQL: started, awaited, stopped.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { giveTo, type RunUser, spawnOptionsFor } from './run-user.ts'
import { DatabaseStartError, explainFailure } from './start-error.ts'

const POLITE_MS = 10_000
const FORCED_MS = 10_000
const TELL_EVERY_MS = 5_000
const LONGEST_LOG = 10_000_000

type Launch = {
  binaries: string
  data: string
  socketDir: string
  logFile: string
  user: RunUser
  settings: Record<string, string>
}

/**
 * What one process of PostgreSQL may take, in KB: its planner keeps no limit of its own, and the kernel, when memory
 * ends, kills a process and with it the whole database. With this limit it meets "out of memory", an error like others.
 */
const MOST_MEMORY = 1_500_000
const LIMITED = `ulimit -v ${MOST_MEMORY} 2>/dev/null; exec "$@"`

export function launch({ binaries, data, socketDir, logFile, user, settings }: Launch): ChildProcess {
  makePrivate(socketDir, user)
  const log = openLog(logFile)
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      LIMITED,
      'takt-postgres',
      join(binaries, 'bin/postgres'),
      '-D',
      data,
      '-k',
      socketDir,
      '-c',
      'listen_addresses=',
      ...options,
    ],
    {
      ...spawnOptionsFor(user),
      // A file, not a pipe: nobody may be there to read it, and a full pipe stops PostgreSQL.
      stdio: ['ignore', log, log],
      // Its own session: Ctrl-C goes to us, and we stop PostgreSQL after the last transaction.
      detached: true,
    },
  )
  closeSync(log)
  return child
}

/** Waits as long as PostgreSQL is alive: recovery after a crash takes the time it takes. */
export async function untilReady(child: ChildProcess, launched: Launch, log: (line: string) => void): Promise<void> {
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  let tellAt = Date.now() + TELL_EVERY_MS
  while (!isReady(child, launched.data)) {
    if (failure) throw explainFailure(failure, launched.data)
    if (hasEnded(child)) throw startFailure(launched)
    if (Date.now() > tellAt) {
      log('PostgreSQL is still starting (it repairs itself after a crash) ...')
      tellAt = Date.now() + TELL_EVERY_MS
    }
    await sleep(10)
  }
}

/** Orderly, then by force: PostgreSQL can hang in an orderly shutdown after one of its backends crashed. */
export async function endPostmaster(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const timers = [
    setTimeout(() => child.kill('SIGQUIT'), POLITE_MS),
    setTimeout(() => child.kill('SIGKILL'), POLITE_MS + FORCED_MS),
  ]
  child.kill('SIGINT')
  await ended
  for (const timer of timers) clearTimeout(timer)
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** The eighth line of postmaster.pid tells PostgreSQL's state; the first, whether the file is this one's. */
function isReady(child: ChildProcess, data: string): boolean {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

/** Whoever reaches the socket is the database's superuser: only its owner (and root) may. */
function makePrivate(socketDir: string, user: RunUser): void {
  // Also clears the socket's lock file, whose pid may be a stranger's by now.
  rmSync(socketDir, { recursive: true, force: true })
  mkdirSync(socketDir, { mode: 0o700 })
  chmodSync(socketDir, 0o700)
  giveTo(user, socketDir)
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LONGEST_LOG) renameSync(file, `${file}.old`)
  return openSync(file, 'a', 0o600)
}

function startFailure({ logFile, data }: Launch): DatabaseStartError {
  const lastLines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-12).join('\n')
  const known = explainFailure(lastLines, data)
  return new DatabaseStartError(`${known.message.split('\n')[0]} (PostgreSQL's log: ${logFile})\n${lastLines}`)
}
