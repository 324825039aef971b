import { WebSocket } from 'ws'
import { defineBench } from './define-bench.ts'
import { startPlantServer } from './plant-server.ts'

const CONNECTS = 10_000
const AT_ONCE = 50

/** Terminals reconnect for months: the server must keep nothing of a link that is gone. */
export const connects = defineBench({
  name: 'connects',
  title: 'Memory after 10,000 connects and closes',
  run: async () => {
    const plant = await startPlantServer({ machines: 40 })
    try {
      const bearer = await plant.signIn()
      await round(plant.url, bearer, 1000)
      const before = heap()
      const began = performance.now()
      await round(plant.url, bearer, CONNECTS)
      const seconds = (performance.now() - began) / 1000
      while (plant.liveCount() > 0) await new Promise((resolve) => setImmediate(resolve))
      const grown = (heap() - before) / 1e6
      return [
        {
          id: 'connects.heap',
          what: 'heap grown',
          value: Math.max(0, grown),
          beside: `${(CONNECTS / seconds).toFixed(0)} connects/s`,
        },
      ]
    } finally {
      await plant.stop()
    }
  },
})

function heap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

async function round(url: string, bearer: string, count: number): Promise<void> {
  for (let done = 0; done < count; done += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => connectAndClose(url, bearer)))
  }
}

function connectAndClose(url: string, bearer: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
      headers: { authorization: `Bearer ${bearer}` },
    })
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', events: ['MachineChanged'] })))
    socket.on('message', () => socket.close())
    socket.on('close', () => resolve())
    socket.on('error', reject)
  })
}
