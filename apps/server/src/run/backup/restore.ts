import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createZstdDecompress, zstdDecompress } from 'node:zlib'
import { installedBinaries } from '../../ground/db/embedded/binaries.ts'
import { chooseHome } from '../../ground/db/embedded/home.ts'
import { startEmbeddedPostgres } from '../../ground/db/embedded/postgres.ts'
import { giveTo, type RunUser } from '../../ground/db/embedded/run-user.ts'
import { type Base, type BaseFile, chooseFor, logOf, type Restorable, restorables, toMoment } from './backup-folder.ts'
import { readSegment } from './copy-log.ts'
import { restoreFiles } from './keep-files.ts'
import { bytesOf, segmentAt, startOfSegment } from './log-position.ts'
import { onCluster } from './on-cluster.ts'

const READ_AT_ONCE = 1 << 20
const decompress = promisify(zstdDecompress)

export class RestoreError extends Error {}

interface Wish {
  /** A folder of backups, or of one base. */
  readonly from: string
  /** The data folder that is made. */
  readonly into: string
  /** An ISO moment; undefined: as late as the backup goes. */
  readonly at?: string | undefined
  readonly say: (line: string) => void
}

/** Lays a base out in an empty folder and lets PostgreSQL repeat its log until the moment. Answers the last commit in it. */
export async function restore({ from, into, say, ...wish }: Wish): Promise<{ base: string; last: string | null }> {
  const at = wish.at && toMoment(wish.at)
  const chosen = choose(from, at)
  const { base } = chosen
  const installed = installedBinaries()
  if (installed.major !== base.major) {
    throw new RestoreError(
      `The backup is of PostgreSQL ${base.major} and this Takt brings ${installed.major}: restore it with the Takt that made it.`,
    )
  }
  await refuseUsed(into)
  const { folder, data, user } = chooseHome(into, installed.major, say)
  say(`The copy of ${base.made} is laid out (${base.files.length} files) …`)
  const log = join(folder, 'log-to-repeat')
  try {
    await layOut(base, data, user)
    await layOutLog(chosen, log, user)
    say(`Its log is repeated until ${at ?? chosen.until} …`)
    const last = await repeat({ home: into, folder, user, log, at, say })
    await rm(log, { recursive: true, force: true })
    await restoreFiles(from, into, at)
    return { base: base.made, last }
  } catch (error) {
    // Half a plant must not be taken for one.
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

function choose(from: string, at: string | undefined): Restorable {
  const all = restorables(from)
  const chosen = chooseFor(all, at)
  if (chosen) return chosen
  if (all.length === 0) throw new RestoreError(`There is no backup in ${from}.`)
  const reach = all.map((one) => `  ${one.from} to ${one.until}`).join('\n')
  throw new RestoreError(`No backup in ${from} reaches ${at}. They reach:\n${reach}`)
}

async function refuseUsed(into: string): Promise<void> {
  const there = existsSync(into) ? (await readdir(into)).filter((name) => name !== 'backups') : []
  if (there.length === 0) return
  throw new RestoreError(
    `${into} is not empty: nothing is restored over what is there. Move it away, or name another folder with --into.`,
  )
}

async function layOut(base: Base, data: string, user: RunUser): Promise<void> {
  for (const folder of ['', ...base.folders]) {
    await mkdir(join(data, folder), { recursive: true, mode: 0o700 })
    giveTo(user, join(data, folder))
  }
  for (const file of base.files) await layOutFile(base, file, { data, user })
  const label = join(data, 'backup_label')
  await copyFile(join(base.folder, 'backup_label'), label)
  await chmod(label, 0o600)
  giveTo(user, label)
}

async function layOutFile(base: Base, file: BaseFile, to: { data: string; user: RunUser }): Promise<void> {
  const target = join(to.data, file.path)
  const kept = join(base.folder, 'data', `${file.path}.zst`)
  const lay = file.bytes <= READ_AT_ONCE ? laySmall : layLarge
  const sha256 = await lay(kept, target).catch((error: Error) => {
    throw damaged(base, file, error.message)
  })
  if (sha256 !== file.sha256) throw damaged(base, file, 'its content is not what was copied')
  giveTo(to.user, target)
}

async function laySmall(from: string, to: string): Promise<string> {
  const content = await decompress(await readFile(from))
  await writeFile(to, content, { mode: 0o600 })
  return createHash('sha256').update(content).digest('hex')
}

async function layLarge(from: string, to: string): Promise<string> {
  const hash = createHash('sha256')
  const weigh = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(createReadStream(from), createZstdDecompress(), weigh, createWriteStream(to, { mode: 0o600 }))
  return hash.digest('hex')
}

function damaged(base: Base, file: BaseFile, why: string): RestoreError {
  return new RestoreError(`The backup ${base.folder} is damaged: ${file.path}: ${why}. Take another one with --at.`)
}

/** The chain's log goes further than what the base brought; where it does not reach, the base's own stands in. */
async function layOutLog({ base, chain }: Restorable, to: string, user: RunUser): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  giveTo(user, to)
  const reaches = chain !== null && bytesOf(chain.to) >= bytesOf(base.toLsn)
  const end = bytesOf(reaches ? chain.to : base.toLsn)
  for (let at = startOfSegment(bytesOf(base.fromLsn), base); at < end; at += BigInt(base.segmentBytes)) {
    const name = segmentAt(at, base)
    const bytes =
      (reaches ? await readSegment(logOf(chain.folder), name) : null) ?? (await readSegment(logOf(base.folder), name))
    if (bytes === null) throw new RestoreError(`The backup is damaged: the log ${name} is missing.`)
    const path = join(to, name)
    await writeFile(path, bytes, { mode: 0o600 })
    giveTo(user, path)
  }
}

interface Repeat {
  readonly home: string
  readonly folder: string
  readonly user: RunUser
  readonly log: string
  readonly at: string | undefined
  readonly say: (line: string) => void
}

/** Ends when PostgreSQL has become an ordinary one again. Answers when the last transaction was committed that it repeated. */
async function repeat({ home, folder, user, log, at, say }: Repeat): Promise<string | null> {
  const logFile = join(folder, 'postgres.log')
  const signal = join(folder, 'data', 'recovery.signal')
  await writeFile(signal, '', { mode: 0o600 })
  giveTo(user, signal)
  const run = async (target: Record<string, string>) => {
    const settings = { restore_command: `cp "${log}/%f" "%p"`, hot_standby: 'off', ...target }
    const postgres = await startEmbeddedPostgres({ home, settings })
    // What is only in memory would be repeated again by the next start, without the log to do it from.
    await onCluster(postgres.connection, (client) => client.query('checkpoint'))
    await postgres.stop()
  }
  const target = at === undefined ? {} : { recovery_target_time: forPostgres(at), recovery_target_action: 'promote' }
  await run(target).catch(async (error: Error) => {
    // Nobody wrote anything after the moment: all of the log is what was wanted.
    if (!/recovery ended before configured recovery target/.test(readFileSync(logFile, 'utf8'))) throw error
    say('Nothing was written after that moment: the whole log is repeated.')
    await run({})
  })
  const said = readFileSync(logFile, 'utf8')
  return [...said.matchAll(/last completed transaction was at log time (.+)/g)].at(-1)?.[1]?.trim() ?? null
}

/** Its settings do not know Z. */
const forPostgres = (moment: string) => moment.replace('T', ' ').replace('Z', '+00')
