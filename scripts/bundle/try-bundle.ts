// Whether an archive runs where there is neither npm nor network: unpacked into a folder of its own, started, asked, ended.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const WITHIN_MS = 180_000
const NOWHERE = 'http://127.0.0.1:9'

/** Answers what the start said; throws when it does not become ready. */
export async function tryBundle(archive: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'takt-bundle-'))
  chmodSync(folder, 0o755)
  try {
    const unpacked = spawnSync('tar', ['-xzf', archive, '-C', folder])
    if (unpacked.status !== 0) throw new Error(`The archive cannot be unpacked: ${unpacked.stderr}`)
    return await startIn(join(folder, basename(archive, '.tar.gz')), folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startIn(product: string, around: string): Promise<string> {
  const called = join(around, 'npm-was-called')
  mkdirSync(join(around, 'bin'))
  for (const name of ['npm', 'npx', 'node']) {
    writeFileSync(join(around, 'bin', name), `#!/bin/sh\necho ${name} >> ${called}\nexit 1\n`, { mode: 0o755 })
  }
  const port = await freePort()
  const child = spawn(join(product, 'takt'), ['serve'], {
    cwd: around,
    env: {
      PATH: `${join(around, 'bin')}:/usr/bin:/bin`,
      HOME: around,
      PORT: String(port),
      DATA_DIR: join(around, 'data'),
      EXAMPLE: 'off',
      BACKUP_DIR: 'off',
      // Whatever would ask the network asks nobody.
      ...{ HTTP_PROXY: NOWHERE, HTTPS_PROXY: NOWHERE, npm_config_registry: NOWHERE },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  try {
    const answer = await untilReady(`http://127.0.0.1:${port}`, () => child.exitCode !== null)
    if (!answer) throw new Error(`It did not become ready:\n${said}`)
    if (existsSync(called)) throw new Error(`It asked for npm or another Node:\n${said}`)
    return said
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** Ready, and the page that a browser would load. */
async function untilReady(url: string, hasEnded: () => boolean): Promise<boolean> {
  const until = performance.now() + WITHIN_MS
  while (performance.now() < until && !hasEnded()) {
    const ready = await fetch(`${url}/api/ready`).catch(() => null)
    if (ready?.ok) {
      const page = await fetch(url, { headers: { accept: 'text/html' } })
      return page.ok && (await page.text()).includes('<div id="root"')
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return false
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}
