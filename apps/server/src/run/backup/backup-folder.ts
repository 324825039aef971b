// How a folder of backups is laid out, and what lies in it.
//   <BACKUP_DIR>/<chain>/chain.json          of which cluster and timeline, and how far the log reaches
//                       /log/<segment>.zst   PostgreSQL's log; the one that still grows is <segment>.partial
//                       /bases/<moment>/     base.json, data/ (compressed, file by file), log/ (what this base needs)
//               /files/objects/<sha256>      contents of media and files, each once
//                     /lists/<moment>.json   which names had which content
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from './write-whole.ts'

export interface Chain {
  readonly folder: string
  /** The cluster's own number: logs of two clusters must never be mixed. */
  readonly system: string
  readonly timeline: number
  /** Where the copied log begins and ends. */
  readonly from: string
  readonly to: string
  /** Everything committed until then is in the copy. */
  readonly until: string
}

export interface BaseFile {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

export interface Base {
  readonly folder: string
  readonly system: string
  readonly timeline: number
  readonly major: number
  readonly segmentBytes: number
  readonly fromLsn: string
  readonly toLsn: string
  /** The first moment that can be restored from it. */
  readonly made: string
  readonly folders: readonly string[]
  readonly files: readonly BaseFile[]
}

/** What a reader may choose from: a base, and until when its log goes on. */
export interface Restorable {
  readonly base: Base
  readonly chain: Chain | null
  readonly from: string
  readonly until: string
}

export const logOf = (folder: string) => join(folder, 'log')
export const basesOf = (chain: string) => join(chain, 'bases')
export const filesOf = (backups: string) => join(backups, 'files')

/** Moments are compared as text, so each has its microseconds: '.5Z' would come after '.51Z'. */
export function toMoment(iso: string): string {
  return iso.replace(/(?:\.(\d+))?Z$/, (_, digits = '') => `.${digits.padEnd(6, '0')}Z`)
}

/** A moment as the name of a folder: sorted as it happened. */
export const folderName = (moment: string) => moment.replaceAll(':', '-')

export function readChains(backups: string): Chain[] {
  return namesIn(backups)
    .sort()
    .map((name) => readChain(join(backups, name)))
    .filter((chain) => chain !== null)
}

export function readChain(folder: string): Chain | null {
  const kept = readJson<Omit<Chain, 'folder'>>(join(folder, 'chain.json'))
  return kept && { ...kept, folder }
}

export function writeChain({ folder, ...kept }: Chain): Promise<void> {
  return writeWhole(join(folder, 'chain.json'), JSON.stringify(kept))
}

/** Whole ones only: what was cut short has no base.json, oldest first. */
export function readBases(chain: string): Base[] {
  return namesIn(basesOf(chain))
    .sort()
    .flatMap((name) => readBase(join(basesOf(chain), name)) ?? [])
}

export function readBase(folder: string): Base | null {
  const kept = readJson<Omit<Base, 'folder'>>(join(folder, 'base.json'))
  return kept && { ...kept, folder }
}

/** Everything in a folder of backups that can be restored, oldest first; the folder of one base is one, too. */
export function restorables(backups: string): Restorable[] {
  const alone = readBase(backups)
  if (alone) return [{ base: alone, chain: null, from: alone.made, until: alone.made }]
  const found = namesIn(backups).flatMap((name) => {
    const chain = readChain(join(backups, name))
    return readBases(join(backups, name)).map((base) => {
      const until = chain && chain.until > base.made ? chain.until : base.made
      return { base, chain, from: base.made, until }
    })
  })
  return found.sort((one, other) => (one.from < other.from ? -1 : 1))
}

/** The youngest base from which a moment can be reached; without a moment, as far as anything reaches. */
export function chooseFor(all: readonly Restorable[], at: string | undefined): Restorable | undefined {
  if (at !== undefined) return all.findLast(({ from, until }) => from <= at && at <= until)
  return all.reduce<Restorable | undefined>((best, one) => (best && best.until > one.until ? best : one), undefined)
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

function readJson<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null
}
