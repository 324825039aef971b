import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { patience } from './stages/machine.ts'

const ROOT = join(import.meta.dirname, '..')
const started: Takt[] = []
const folders: string[] = []
afterEach(async () => {
  for (const takt of started.splice(0)) if (takt.child.exitCode === null) await takt.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

interface Takt {
  readonly child: ChildProcess
  output(): string
  says(words: string): Promise<void>
  kill(signal: NodeJS.Signals): Promise<number | null>
  readonly ended: Promise<number | null>
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'takt-start-'))
  // As root PostgreSQL runs as another user, who must get in.
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}

function takt(command: string[], env: Record<string, string>): Takt {
  const child = spawn(process.execPath, ['scripts/takt.cjs', ...command], {
    cwd: ROOT,
    env: { ...process.env, TAKT_WEB: 'off', SIMULATOR: 'off', HISTORY_DAYS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += String(data)
    })
  }
  const running: Takt = {
    child,
    output: () => output,
    ended,
    says: (words) => expect.poll(() => output, { timeout: patience(100_000), interval: 50 }).toContain(words),
    kill: (signal) => {
      child.kill(signal)
      return ended
    },
  }
  started.push(running)
  return running
}

const signIn = (port: number, who: Record<string, string>) =>
  fetch(`http://127.0.0.1:${port}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(who),
  })

const operator = { company_key: 'example', username: 'operator', password: 'takt-example' }

test('T-SAFE-72 npm start sets everything up and tells the address and the accounts; the killed server is back within seconds; after kill -9 of all the next start needs no help, knows everything that was acknowledged, and stops cleanly', async () => {
  const port = await freePort()
  const env = { PORT: String(port), DATA_DIR: newFolder() }
  const first = takt(['start'], env)
  await first.says(`http://127.0.0.1:${port}`)
  await first.says('takt-example')
  await first.says('Takt is ready')
  expect(await (await fetch(`http://127.0.0.1:${port}/api/health`)).json()).toMatchObject({
    status: 'ok',
    database: 'ok',
  })
  const signedIn = await signIn(port, operator)
  expect(signedIn.status).toBe(200)
  const { data } = (await signedIn.json()) as { data: { bearer: string }[] }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${data[0]?.bearer}` }
  const call = (name: string, payload: unknown) =>
    fetch(`http://127.0.0.1:${port}/api/call`, { method: 'POST', headers, body: JSON.stringify({ name, payload }) })
  const myMachines = () => call('get_my_machines', {}).then((answer) => answer.text(), String)
  expect((await call('add_my_machine', { machine_id: 'M103' })).status).toBe(200)

  const server = () => childOf(first.child.pid as number)
  const killed = server()
  process.kill(killed, 'SIGKILL')
  await first.says('ended unexpectedly (SIGKILL) and is started again in 0.25 s')
  await expect.poll(myMachines, { timeout: patience(60_000) }).toContain('"M103"')
  expect(server()).not.toBe(killed)
  expect((await call('add_my_machine', { machine_id: 'M104' })).status).toBe(200)
  await first.kill('SIGKILL')

  const second = takt(['start'], env)
  await second.says('Takt is ready')
  expect(await myMachines()).toMatch(/"M103".*"M104"|"M104".*"M103"/)
  expect(await second.kill('SIGTERM')).toBe(0)
  expect(second.output()).toContain('Takt is stopping.')
})

/** The one process below another. */
function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])
}

test('a taken port is told at once, with what to do', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as { port: number }
  const run = takt(['start'], { PORT: String(port), DATA_DIR: newFolder() })
  expect(await run.ended).toBe(1)
  expect(run.output()).toContain(`Port ${port} on 127.0.0.1 is taken by another program`)
  taken.close()
})

test('a port that is no number is told', async () => {
  const run = takt(['start'], { PORT: 'many', DATA_DIR: newFolder() })
  expect(await run.ended).toBe(1)
  expect(run.output()).toContain('PORT must be a number')
})

test('a real installation starts empty and gets its company by a command, also while it runs', async () => {
  const port = await freePort()
  const env = { PORT: String(port), DATA_DIR: newFolder(), EXAMPLE: 'off' }
  const run = takt(['start'], env)
  await run.says('npm run company -- create')
  expect((await signIn(port, operator)).status).toBe(401)
  const args = ['company', 'create', '--key', 'acme', '--name', 'Acme AB', '--admin', 'anna']
  const weak = takt(args, { ...env, ADMIN_PASSWORD: 'short' })
  expect(await weak.ended).toBe(1)
  expect(weak.output()).toContain('at least 10 characters')
  const made = takt(args, { ...env, ADMIN_PASSWORD: 'a long enough password' })
  expect(await made.ended, made.output()).toBe(0)
  const anna = { company_key: 'acme', username: 'anna', password: 'a long enough password' }
  // What stood in the environment is in scripts and histories: it opens the choice of another.
  expect((await signIn(port, anna)).status).toBe(202)
  const again = takt(args, { ...env, ADMIN_PASSWORD: 'a long enough password' })
  expect(await again.ended).toBe(1)
  expect(again.output()).toContain('There is a company with the key “acme” already.')
  await run.kill('SIGTERM')
})
