import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { ConnectionSettings } from '@takt/server/ground/db/connections.ts'
import { openLink } from './link.ts'

/** Started by a test they live at its hour. */
const execArgv = process.env.TAKT_CLOCK_SHIFT
  ? ['--import', join(import.meta.dirname, '../../scripts/stages/test-clock.setup.ts')]
  : []

/** A server in a process of its own, behind a link that keeps its address whatever becomes of the process. */
export interface ServerChild {
  readonly url: string
  /** kill -9, answered when it is dead. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Breaks every connection of clients to it. */
  cutLinks(): void
  stop(): Promise<void>
}

interface Place {
  readonly database: ConnectionSettings
  readonly secretsKey: string
}

export async function startServerChild(place: Place): Promise<ServerChild> {
  const link = await openLink()
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const env = { ...process.env, SERVER: JSON.stringify(place) }
    const next = fork(join(import.meta.dirname, 'server-process.ts'), [], { execArgv, env })
    child = next
    const url = await new Promise<string>((resolve, reject) => {
      next.once('message', (message: { url: string }) => resolve(message.url))
      next.once('exit', (code) => reject(new Error(`the server did not start: ${code}`)))
    })
    link.leadTo(Number(new URL(url).port))
  }

  async function kill(): Promise<void> {
    const dying = child
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return
    const ended = new Promise((resolve) => dying.once('exit', resolve))
    dying.kill('SIGKILL')
    await ended
  }

  await start()
  return {
    url: link.url,
    kill,
    start,
    cutLinks: link.cut,
    stop: async () => {
      await kill()
      await link.close()
    },
  }
}
