import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineBench } from './define-bench.ts'

const ROOT = join(import.meta.dirname, '..')

/** A fresh clone of what is committed, as a new user has it; npm's cache is warm because this checkout filled it. */
export const start = defineBench({
  name: 'start',
  title: 'npm start on a fresh clone',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'takt-clone-'))
    try {
      execFileSync('git', ['clone', '--quiet', ROOT, folder])
      const first = await untilReady(folder)
      const second = await untilReady(folder)
      return [
        { what: 'clone to ready', value: first, unit: 's', limit: 120 },
        { what: 'second start', value: second, unit: 's', limit: 10 },
      ]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

/** A plain shell's environment: npm must find its own way to Node 24. */
function untilReady(folder: string): Promise<number> {
  const began = performance.now()
  const path = (process.env.PATH ?? '')
    .split(':')
    .filter((part) => !part.includes('node_modules'))
    .join(':')
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PATH: path, PORT: '3917' },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own, so that Ctrl-C can be given to all of it, as a terminal does.
    detached: true,
  })
  return new Promise((resolve, reject) => {
    let seconds = 0
    child.stdout.on('data', (data) => {
      if (!String(data).includes('Takt is ready')) return
      seconds = (performance.now() - began) / 1000
      process.kill(-(child.pid ?? 0), 'SIGINT')
    })
    child.on('close', () => (seconds > 0 ? resolve(seconds) : reject(new Error('npm start ended before it was ready'))))
  })
}
