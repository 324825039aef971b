import { spawn } from 'node:child_process'
import { defineBench } from './define-bench.ts'
import { inFreshClone, plainShell } from './fresh-clone.ts'

export const start = defineBench({
  name: 'start',
  title: 'npm start on a fresh clone',
  run: () =>
    inFreshClone(async (folder) => {
      const first = await untilReady(folder)
      const second = await untilReady(folder)
      return [
        { id: 'start.first', what: 'clone to ready', value: first },
        { id: 'start.second', what: 'second start', value: second },
      ]
    }),
})

function untilReady(folder: string): Promise<number> {
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...plainShell(), PORT: '3917' },
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
