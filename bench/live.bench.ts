import { fork } from 'node:child_process'
import { join } from 'node:path'
import WebSocket from 'ws'
import { defineBench, percentile } from './define-bench.ts'
import { type PlantServer, startPlantServer } from './plant-server.ts'

const SECONDS = 20
const PER_SECOND = 1000

/** From the moment a machine says something to the moment a screen hears of it, the durable commit in between. */
export const live = defineBench({
  name: 'live',
  title: 'Signal to live event',
  run: async () => {
    const plant = await startPlantServer({ machines: 200 })
    try {
      const heard = await listen(plant)
      await stream(plant, 3)
      heard.ages.length = 0
      await stream(plant, SECONDS)
      heard.close()
      const p50 = percentile(heard.ages, 0.5)
      return [
        {
          id: 'live.event',
          what: `${PER_SECOND} signals/s, 200 machines, p99`,
          value: percentile(heard.ages, 0.99),
          beside: `p50 ${p50.toFixed(0)} ms, ${heard.ages.length} events`,
        },
      ]
    } finally {
      await plant.stop()
    }
  },
})

interface Heard {
  readonly ages: number[]
  close(): void
}

/** The age of each machine's newest signal when its row arrives. */
async function listen(plant: PlantServer): Promise<Heard> {
  const ages: number[] = []
  const token = await plant.signIn()
  const socket = new WebSocket(`${plant.url.replace('http', 'ws')}/api/live`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.send(JSON.stringify({ type: 'hello', events: ['MachineChanged'] }))
  await new Promise((resolve) => socket.once('message', resolve))
  socket.on('message', (data) => {
    const now = Date.now()
    const message = JSON.parse(String(data)) as { events?: { data: { machine: { last_signal: string } } }[] }
    for (const event of message.events ?? []) ages.push(now - Date.parse(event.data.machine.last_signal))
  })
  return { ages, close: () => socket.close() }
}

function stream(plant: PlantServer, seconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = [plant.url, plant.machine_ids.join(','), String(seconds), String(PER_SECOND)]
    const child = fork(join(import.meta.dirname, 'steady-sender.ts'), args)
    child.on('exit', (code) => (code ? reject(new Error(`the sender ended with ${code}`)) : resolve()))
  })
}
