import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder of a test file's own, gone with it: every run left some in the machine's temporary folder. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'takt-own-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
