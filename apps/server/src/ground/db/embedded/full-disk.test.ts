import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './postgres.ts'

const disk = mkdtempSync(join(tmpdir(), 'takt-full-'))
chmodSync(disk, 0o755)
const mount = (options: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]).status === 0
/** A small disk of our own needs the right to mount one. */
const mayMount = process.getuid?.() === 0 && mount('size=12m,mode=755')

afterAll(() => {
  if (mayMount) spawnSync('umount', [disk])
  rmSync(disk, { recursive: true, force: true })
})

test.skipIf(!mayMount)(
  `a full disk at start is told, and with room the next start needs no help${mayMount ? '' : ' (skipped: this user may not mount a small disk)'}`,
  async () => {
    await expect(startEmbeddedPostgres({ home: join(disk, 'data') })).rejects.toThrow(/disk/i)
    expect(mount('remount,size=600m,mode=755')).toBe(true)
    const postgres = await startEmbeddedPostgres({ home: join(disk, 'data') })
    expect(postgres.fresh).toBe(true)
    await postgres.stop()
  },
)
