import { spawn } from 'node:child_process'
import { type RunUser, spawnOptionsFor } from './run-user.ts'

// `read` returns when the pipe closes, and the kernel closes it however this process ends, kill -9 included.
const SCRIPT = `read _
kill -INT "$1" || exit
for _ in 1 2 3 4 5 6 7 8 9 10; do sleep 1; kill -0 "$1" || exit; done
kill -QUIT "$1"`

/** A sleeping shell that stops PostgreSQL when this process dies; returns what calls it off. */
export function watchOver(postmaster: number, user: RunUser): () => void {
  const dog = spawn('/bin/sh', ['-c', SCRIPT, 'takt-watchdog', String(postmaster)], {
    ...spawnOptionsFor(user),
    stdio: ['pipe', 'ignore', 'ignore'],
    // Its own session: a Ctrl-C in the terminal must not end the one who cleans up after it.
    detached: true,
  })
  dog.on('error', () => {})
  dog.unref()
  dog.stdin.on('error', () => {})
  if ('unref' in dog.stdin && typeof dog.stdin.unref === 'function') dog.stdin.unref()
  return () => dog.kill('SIGKILL')
}
