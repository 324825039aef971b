import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const ANY_NODE = process.execPath
const OLD_NODE = oldNode()

/** Says each signal it hears; takes a moment to stop, as a server does. */
const PROBE = `
import { appendFileSync } from 'node:fs'
const say = (line) => appendFileSync('said', line + '\\n')
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => { say(signal); setTimeout(() => process.exit(7), Number(process.env.STOP_MS ?? 100)) })
say('ready ' + process.argv.slice(2).join(' ') + ' ' + process.version)
if (process.argv[2] === 'end') process.exitCode = 5
else setInterval(() => {}, 1000)
`

let root = ''
const started: ChildProcess[] = []

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'takt-entry-'))
  cpSync(join(import.meta.dirname, 'takt.cjs'), join(root, 'scripts/takt.cjs'))
  cpSync(join(import.meta.dirname, 'entry'), join(root, 'scripts/entry'), { recursive: true })
  write('scripts/commands/probe.ts', PROBE)
  write('package.json', '{ "type": "module" }')
  write('package-lock.json', '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }')
  // In the place of npm, so that the test needs no network: takes a moment, as npm does.
  write('bin/npm', '#!/bin/sh\necho "$@" >> npm-calls\nsleep 0.3\nmkdir -p node_modules\nexit $NPM_EXIT\n', 0o755)
  symlinkSync('/bin/sh', join(root, 'bin/sh'))
})

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  rmSync(root, { recursive: true, force: true })
})

function write(path: string, content: string, mode = 0o644): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content, { mode })
}

const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')
const installs = () => read('npm-calls').split('\n').filter(Boolean).length

function takt(args: string[], { node = ANY_NODE, env = {} }: { node?: string; env?: NodeJS.ProcessEnv } = {}) {
  const PATH = `${join(root, 'bin')}:/usr/bin:/bin`
  const child = spawn(node, ['scripts/takt.cjs', ...args], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH, ...env },
  })
  started.push(child)
  const code = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, ended: Promise.all([code, text(child.stdout), text(child.stderr)]) }
}

/** As a person's own `npm install` leaves it. */
function installByHand(): void {
  write('node_modules/.package-lock.json', '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }')
  write('node_modules/.bin/README', '')
  symlinkSync(ANY_NODE, join(root, 'node_modules/.bin/node'))
}

describe('installing', () => {
  test('an unknown command lists the commands and installs nothing', async () => {
    const [code, , said] = await takt(['nonsense']).ended
    expect(code).toBe(1)
    expect(said).toContain('Unknown command "nonsense". Commands: probe')
    expect(installs()).toBe(0)
  })

  test('installs once for two calls at the same time, not again, and again when the lockfile changed', async () => {
    const both = await Promise.all([takt(['probe', 'end']).ended, takt(['probe', 'end']).ended])
    expect(both.map(([code]) => code)).toEqual([5, 5])
    expect(installs()).toBe(1)
    await takt(['probe', 'end']).ended
    expect(installs()).toBe(1)
    write('package-lock.json', '{ "packages": { "node_modules/a": { "version": "2.0.0" } } }')
    await takt(['probe', 'end']).ended
    expect(installs()).toBe(2)
  })

  test('a failed installation says what to do and is tried again', async () => {
    const [code, , said] = await takt(['probe', 'end'], { env: { NPM_EXIT: '1' } }).ended
    expect(code).toBe(1)
    expect(said).toContain('could not be installed')
    expect(said).toContain('run the same command again')
    expect((await takt(['probe', 'end']).ended)[0]).toBe(5)
    expect(installs()).toBe(2)
  })

  test('an installation made by hand is kept', async () => {
    installByHand()
    expect((await takt(['probe', 'end']).ended)[0]).toBe(5)
    expect(installs()).toBe(0)
  })
})

const nodes = [
  { title: 'in this process', node: ANY_NODE },
  { title: OLD_NODE ? 'handed over by an old Node' : 'handed over (skipped: no Node below 24 here)', node: OLD_NODE },
]

describe.for(nodes)('a command $title', ({ node = ANY_NODE, title }) => {
  const isSkipped = title.includes('skipped')

  test.skipIf(isSkipped)('gets its arguments and a Node that runs TypeScript, and gives its exit code', async () => {
    installByHand()
    expect((await takt(['probe', 'end', 'x'], { node }).ended)[0]).toBe(5)
    expect(read('said')).toBe(`ready end x ${process.version}\n`)
  })

  test.skipIf(isSkipped)('hears one Ctrl-C once, however many processes pass it on', async () => {
    installByHand()
    const { child, ended } = takt(['probe'], { node })
    await expect.poll(() => read('said')).toContain('ready')
    // The terminal signals the whole group, npm then signals its child once more.
    process.kill(-(child.pid ?? 0), 'SIGINT')
    child.kill('SIGINT')
    expect((await ended)[0]).toBe(7)
    expect(read('said').match(/SIGINT/g)).toHaveLength(1)
  })

  test.skipIf(isSkipped)('hears a SIGTERM sent to the entry point only', async () => {
    installByHand()
    const { child, ended } = takt(['probe'], { node })
    await expect.poll(() => read('said')).toContain('ready')
    child.kill('SIGTERM')
    expect((await ended)[0]).toBe(7)
    expect(read('said')).toContain('SIGTERM')
  })

  test.skipIf(isSkipped)('is forced by a second Ctrl-C', async () => {
    installByHand()
    const { child, ended } = takt(['probe'], { node, env: { STOP_MS: '60000' } })
    await expect.poll(() => read('said')).toContain('ready')
    process.kill(-(child.pid ?? 0), 'SIGINT')
    const again = setInterval(() => process.kill(-(child.pid ?? 0), 'SIGINT'), 900)
    const [code] = await ended
    clearInterval(again)
    expect(code).toBe(130)
  })
})

test.skipIf(!OLD_NODE)('a command notices that the process that handed over was killed with -9', async () => {
  installByHand()
  const { child } = takt(['probe'], { node: OLD_NODE ?? '' })
  await expect.poll(() => read('said')).toContain('ready')
  child.kill('SIGKILL')
  await expect.poll(() => read('said')).toContain('SIGTERM')
})

function oldNode(): string | undefined {
  const candidates = (process.env.PATH ?? '').split(':').map((dir) => join(dir, 'node'))
  return candidates.find((node) => {
    const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
    return status === 0 && Number.parseInt(stdout.slice(1), 10) < 24
  })
}
