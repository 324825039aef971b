import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { defineBench, type Figure, percentile } from './define-bench.ts'
import type { FigureId } from './limits.ts'
import { startPlantServer } from './plant-server.ts'

const SECONDS = 8
const DAYS = 40

const attacks: readonly { readonly id: FigureId; readonly kind: string; readonly what: string }[] = [
  { id: 'attack.loads', kind: 'loads', what: '60 loads of a month of all machines at once' },
  { id: 'attack.calls', kind: 'calls', what: '200 calls at once' },
  { id: 'attack.queries', kind: 'queries', what: '30 saved queries that never end' },
  { id: 'attack.bodies', kind: 'bodies', what: '30 bodies of 8 MB without a session' },
  { id: 'attack.guesses', kind: 'guesses', what: '30 guesses of a password at once' },
  { id: 'attack.links', kind: 'links', what: '100 live links opened and closed at once' },
]

/** How much longer another person waits while somebody does harm: p95 of the call that draws the overview. */
export const attack = defineBench({
  name: 'attack',
  title: 'What another user waits longer during an attack',
  run: async () => {
    const plant = await startPlantServer({ machines: 40, history_days: DAYS, usualRates: true, warm: true })
    try {
      const [harmful, other] = [await plant.signIn('admin'), await plant.signIn('operator')]
      // Once for nothing: a server that has just started is slower than one that runs.
      await waits(plant.url, other)
      const quiet = percentile(await waits(plant.url, other), 0.95)
      const figures: Figure[] = []
      for (const { id, kind, what } of attacks) {
        const attacker = child('attackers.ts', [kind, plant.url, harmful])
        await once(attacker, 'message')
        const during = await waits(plant.url, other)
        attacker.send('stop')
        const [answered] = (await once(attacker, 'message')) as [Record<string, number>]
        const value = Math.max(0, percentile(during, 0.95) - quiet)
        const told = Object.entries(answered).map(([status, count]) => `${count} × ${status}`)
        const beside = `p50 ${percentile(during, 0.5).toFixed(0)} ms, quiet p95 ${quiet.toFixed(0)} ms; answers ${told.join(', ')}`
        figures.push({ id, what: `${what}, p95`, value, beside })
      }
      return figures
    } finally {
      await plant.stop()
    }
  },
})

async function waits(url: string, bearer: string): Promise<number[]> {
  const [times] = (await once(child('one-user.ts', [url, bearer, String(SECONDS)]), 'message')) as [number[]]
  return times
}

function child(file: string, words: string[]): ChildProcess {
  return fork(join(import.meta.dirname, 'attack', file), words)
}
