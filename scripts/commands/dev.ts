import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'

/** The server restarts when its sources change; Vite serves the web app with hot reload and passes calls on to the server. */
const root = resolve(import.meta.dirname, '../..')
const webPort = Number(process.env.PORT || 3000)
const serverPort = webPort + 1

const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/commands/serve.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(serverPort), TAKT_WEB: 'off' },
  }),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), '--port', String(webPort), '--strictPort'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    env: { ...process.env, TAKT_SERVER: `http://127.0.0.1:${serverPort}` },
  }),
]

function end(): void {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
for (const child of children) {
  child.on('exit', (code) => {
    end()
    process.exitCode = code ?? 0
  })
}
