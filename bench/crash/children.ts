import { type ChildProcess, fork } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Started by a test they live at its hour. */
const execArgv = process.env.TAKT_CLOCK_SHIFT
  ? ['--import', join(import.meta.dirname, '../../scripts/stages/test-clock.setup.ts')]
  : []

export type Victim = 'server' | 'database' | 'connector'

/** The processes under fire, and what the connector has said it keeps. */
export interface Children {
  readonly kept: Set<number>
  kill(victim: Victim): Promise<void>
  /** Everything that is kept is sent; answers how many signals are not. */
  finish(): Promise<number>
  stop(): Promise<void>
}

interface Place {
  readonly folder: string
  readonly port: number
  readonly machine_ids: readonly string[]
}

export async function startChildren({ folder, port, machine_ids }: Place): Promise<Children> {
  const kept = new Set<number>()
  let begun = 0
  let plant = await startPlant()
  let connector = startConnector()

  async function startPlant(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'plant-process.ts'), [folder, String(port)], { execArgv })
    await new Promise((resolve, reject) => {
      child.once('message', resolve)
      child.once('exit', (code) => reject(new Error(`the server did not start: ${code}`)))
    })
    return child
  }

  function startConnector(): ChildProcess {
    const args = [`http://127.0.0.1:${port}`, join(folder, 'buffer'), String(begun + 1), machine_ids.join(',')]
    const child = fork(join(import.meta.dirname, 'connector-process.ts'), args, { execArgv })
    child.on('message', (message: { begun?: number; kept?: number }) => {
      if (message.begun !== undefined) begun = Math.max(begun, message.begun)
      if (message.kept !== undefined) kept.add(message.kept)
    })
    return child
  }

  return {
    kept,
    async kill(victim) {
      if (victim === 'connector') {
        await killed(connector)
        // A number may have been used just before the end without a word of it.
        begun += 1000
        connector = startConnector()
        return
      }
      if (victim === 'database') {
        // The server goes on and starts it again.
        process.kill(postmasterOf(folder), 'SIGKILL')
        return
      }
      await killed(plant)
      plant = await startPlant()
    },
    async finish() {
      const unsent = new Promise<number>((resolve) => {
        connector.on('message', (message: { unsent?: number }) => {
          if (message.unsent !== undefined) resolve(message.unsent)
        })
      })
      connector.send('finish')
      return await unsent
    },
    async stop() {
      connector.kill('SIGKILL')
      const ended = new Promise((resolve) => plant.once('exit', resolve))
      plant.kill('SIGTERM')
      await ended
    },
  }
}

function postmasterOf(folder: string): number {
  const home = readdirSync(folder).find((name) => name.startsWith('postgres-'))
  return Number.parseInt(readFileSync(join(folder, home ?? '', 'data/postmaster.pid'), 'utf8'), 10)
}

async function killed(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}
