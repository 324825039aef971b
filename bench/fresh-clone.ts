import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** A fresh clone of what is committed, as a new user has it; npm's cache is warm because this checkout filled it. */
export async function inFreshClone<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'takt-clone-'))
  // As root PostgreSQL runs as another user, who must get in.
  chmodSync(folder, 0o755)
  try {
    execFileSync('git', ['clone', '--quiet', ROOT, folder])
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A plain shell's environment: npm must find its own way to Node 24. */
export function plainShell(): NodeJS.ProcessEnv {
  const path = (process.env.PATH ?? '').split(':').filter((part) => !part.includes('node_modules'))
  return { ...process.env, PATH: path.join(':') }
}
