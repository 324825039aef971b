/** Heads of the chains, signed and kept outside of the database: whoever cuts or rewrites a chain there cannot sign it anew. */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Head = z.object({ company_id: z.int(), seq: z.int(), hash: z.string().regex(/^[0-9a-f]{64}$/) })
export type Head = z.infer<typeof Head>

const Seal = z.object({
  /** By the clock of the server, in UTC. */
  day: z.iso.date(),
  at: z.iso.datetime(),
  heads: z.array(Head),
  /** SHA-256 of the file of the day before it, '' for the first: none can be taken out of the row. */
  previous: z.string(),
})
export type Seal = z.infer<typeof Seal>
const SealFile = z.object({ seal: Seal, signature: z.string() })

const KEY = 'key.pem'
const folderOf = (dataFolder: string) => join(dataFolder, 'seals')
/**
 * That of today has a dot before its name until the day is over: it changes every minute, and a backup that kept it would
 * write down all files of the plant anew each time.
 */
const ofToday = (day: string) => `.${day}.json`
const dayOf = (name: string) => name.replace(/^\.|\.json$/g, '')
const sealFiles = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^\.?\d{4}-\d\d-\d\d\.json$/.test(name))
        .sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1))
    : []

/** The seal of the day, over that of the same day before; that of a day that is over stays as it was. */
export function writeSeal(dataFolder: string, heads: readonly Head[], now: number): void {
  const folder = folderOf(dataFolder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const at = new Date(now).toISOString()
  const newest = dayOf(sealFiles(folder).at(-1) ?? '')
  // Set back over midnight the clock would begin a day anew that is sealed, and the row would look broken.
  const day = newest > at.slice(0, 10) ? newest : at.slice(0, 10)
  const over = sealFiles(folder).filter((name) => dayOf(name) < day)
  for (const name of over.filter((one) => one.startsWith('.'))) {
    renameSync(join(folder, name), join(folder, name.slice(1)))
  }
  const before = over.at(-1)?.replace(/^\./, '')
  const previous = before === undefined ? '' : sha256(readFileSync(join(folder, before)))
  const seal: Seal = { day, at, heads: [...heads], previous }
  const signature = sign(null, Buffer.from(JSON.stringify(seal)), ownKey(folder)).toString('base64')
  writeWhole(join(folder, ofToday(day)), JSON.stringify({ seal, signature }))
}

export interface ReadSeals {
  readonly seals: readonly Seal[]
  /** What is wrong with the files themselves. */
  readonly problems: readonly string[]
}

export function readSeals(dataFolder: string): ReadSeals {
  const folder = folderOf(dataFolder)
  const names = sealFiles(folder)
  if (names.length === 0) return { seals: [], problems: [] }
  if (!existsSync(join(folder, KEY))) return { seals: [], problems: [`${join(folder, KEY)} is missing`] }
  const key = createPublicKey(ownKey(folder))
  const problems: string[] = []
  let previous = ''
  const seals = names.flatMap((name) => {
    const content = readFileSync(join(folder, name))
    const seal = sealIn(content, key)
    if (seal === null || seal.day !== dayOf(name)) problems.push(`the seal of ${dayOf(name)} was changed`)
    else if (seal.previous !== previous) problems.push(`a seal before that of ${dayOf(name)} was changed or taken away`)
    previous = sha256(content)
    return seal === null ? [] : [seal]
  })
  return { seals, problems }
}

function sealIn(content: Buffer, key: KeyObject): Seal | null {
  try {
    const { seal, signature } = SealFile.parse(JSON.parse(content.toString()))
    return verify(null, Buffer.from(JSON.stringify(seal)), key, Buffer.from(signature, 'base64')) ? seal : null
  } catch {
    return null
  }
}

/** Made with the first seal. */
function ownKey(folder: string): KeyObject {
  const path = join(folder, KEY)
  if (!existsSync(path)) {
    const { privateKey } = generateKeyPairSync('ed25519')
    writeWhole(path, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  }
  return createPrivateKey(readFileSync(path))
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

function writeWhole(path: string, content: string): void {
  writeFileSync(`${path}.new`, content, { mode: 0o600, flush: true })
  renameSync(`${path}.new`, path)
}
