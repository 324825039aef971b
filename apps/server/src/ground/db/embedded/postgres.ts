// PostgreSQL as a supervised child: private socket, no TCP, survives kill -9 of itself and of us.
import { join } from 'node:path'
import { type Binaries, executableBinaries, installedBinaries } from './binaries.ts'
import { chooseHome, type Home, socketDirFor } from './home.ts'
import { initialiseWhenNew } from './initdb.ts'
import { clearOrphans } from './orphans.ts'
import { type Ownership, takeOwnership } from './ownership.ts'
import { endPostmaster, launch, untilReady } from './postmaster.ts'
import { explainFailure } from './start-error.ts'
import { watchOver } from './watchdog.ts'

const SUPERUSER = 'takt'
const DATABASE = 'postgres'
const PORT = 5432
const OWNER_WAIT_MS = 15_000

export type EmbeddedPostgresOptions = {
  home: string
  log?: (line: string) => void
  settings?: Record<string, string>
  /** Another PostgreSQL than the one that npm installed. */
  binaries?: Binaries
  /** How long a previous owner of the folder may take to leave it. */
  ownerWaitMs?: number
}

export type EmbeddedPostgres = {
  /** Where the data really is: not the requested folder when the database user could not reach that one. */
  home: string
  socketDir: string
  user: string
  port: number
  database: typeof DATABASE
  connection: { host: string; port: number; user: string; database: string }
  pid: number
  /** The data folder was made by this start. */
  fresh: boolean
  /** The previous run did not end orderly; what it left behind was cleared. */
  recovered: boolean
  stop(): Promise<void>
  onUnexpectedExit(callback: (reason: string) => void): void
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = () => {}, ownerWaitMs = OWNER_WAIT_MS } = options
  let ownership: Ownership | undefined
  try {
    const installed = options.binaries ?? installedBinaries()
    const place = chooseHome(options.home, installed.major, log)
    ownership = await takeOwnership({ folder: place.folder, waitMs: ownerWaitMs, log })
    const binaries = executableBinaries(installed, place.user, place.folder)
    return await runIn({ place, binaries, ownership, log, settings: options.settings ?? {} })
  } catch (error) {
    ownership?.release()
    throw explainFailure(error, options.home)
  }
}

type Run = {
  place: Home
  binaries: string
  ownership: Ownership
  log: (line: string) => void
  settings: Record<string, string>
}

async function runIn({ place, binaries, ownership, log, settings }: Run): Promise<EmbeddedPostgres> {
  const { home, folder, data, user } = place
  const hadOrphans = await clearOrphans(data)
  const fresh = await initialiseWhenNew({ binaries, data, user, superuser: SUPERUSER })
  const socketDir = socketDirFor(place)
  const launched = { binaries, data, socketDir, logFile: join(folder, 'postgres.log'), user, settings }
  const child = launch(launched)
  const callOff = child.pid ? watchOver(child.pid, user) : () => {}
  const listeners: ((reason: string) => void)[] = []
  let stopping: Promise<void> | undefined
  try {
    await untilReady(child, launched, log)
  } catch (error) {
    callOff()
    throw error
  }
  child.once('exit', (code, signal) => {
    callOff()
    // Whoever starts it again, this process or the next, must find the folder free.
    ownership.release()
    if (!stopping) for (const tell of listeners) tell(`PostgreSQL ended unexpectedly (${signal ?? `code ${code}`})`)
  })
  return {
    home,
    socketDir,
    user: SUPERUSER,
    port: PORT,
    database: DATABASE,
    connection: { host: socketDir, port: PORT, user: SUPERUSER, database: DATABASE },
    pid: child.pid ?? 0,
    fresh,
    recovered: hadOrphans || ownership.previousOwnerDied,
    stop: () => {
      stopping ??= endPostmaster(child)
      return stopping
    },
    onUnexpectedExit: (callback) => {
      listeners.push(callback)
    },
  }
}
