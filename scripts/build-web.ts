// Builds the web app when its sources changed; a build cut short leaves the previous one in place.
import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { compressFolder } from './compress-folder.ts'

const ROOT = join(import.meta.dirname, '..')
const WEB = join(ROOT, 'apps/web')
const DIST = join(WEB, 'dist')
/** Beside what was built: the sum of the sources that it was built from. */
export const STAMP = '.built'
const SOURCES = [
  'apps/web',
  ...['ui', 'domain', 'contract', 'texts'].map((name) => `packages/${name}`),
  'package-lock.json',
  'tsconfig.base.json',
]

export async function buildWebIfChanged(log: (line: string) => void): Promise<void> {
  const hash = hashOfSources()
  if (builtHash() === hash) return log('web app: unchanged')
  const started = Date.now()
  log('web app: building ...')
  // Inside .cache: the same disk, so that the swap is a rename, and ignored by git and the linter.
  const unfinished = join(ROOT, '.cache', `web-${randomUUID()}`)
  mkdirSync(unfinished, { recursive: true })
  try {
    await runVite(unfinished)
    await compressFolder(unfinished)
    writeFileSync(join(unfinished, STAMP), hash)
    swapIn(unfinished)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  log(`web app: built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

function builtHash(): string | undefined {
  const stamp = join(DIST, STAMP)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
}

export function hashOfSources(root = ROOT): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((path) => filesBelow(root, path)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(root: string, path: string): string[] {
  const file = join(root, path)
  if (!existsSync(file)) return []
  if (statSync(file).isFile()) return [path]
  return readdirSync(file, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist'].includes(entry.name) || /\.(test|fixture)\.tsx?$/.test(entry.name)) return []
    const child = `${path}/${entry.name}`
    return entry.isDirectory() ? filesBelow(root, child) : [child]
  })
}

async function runVite(outDir: string): Promise<void> {
  const vite = join(dirname(createRequire(join(WEB, 'package.json')).resolve('vite/package.json')), 'bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: WEB,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const [code, said, complained] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  if (code !== 0) throw new Error(`The web app could not be built:\n${said}${complained}`)
}

function swapIn(built: string): void {
  const previous = `${built}.previous`
  // Twice, because another build may put its own dist in place between the two renames.
  for (const isLast of [false, true]) {
    if (existsSync(DIST)) renameSync(DIST, previous)
    try {
      renameSync(built, DIST)
      break
    } catch (error) {
      if (isLast) throw error
    } finally {
      rmSync(previous, { recursive: true, force: true })
    }
  }
}

if (import.meta.main) {
  try {
    await buildWebIfChanged(console.log)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
