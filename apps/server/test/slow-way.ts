import { connect, createServer, type Socket } from 'node:net'

/** A way to PostgreSQL on which every answer may be kept back for a while, as a slow disk keeps it. */
export interface SlowWay {
  /** From now on, for what is kept back already too. */
  answersAfter(ms: number): void
  close(): Promise<void>
}

export async function openSlowWay({ from, to }: { readonly from: string; readonly to: string }): Promise<SlowWay> {
  const open = new Set<Socket>()
  const kept = new Set<() => void>()
  let delay = 0
  const server = createServer((near) => {
    const far = connect(to)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
    near.pipe(far)
    let last: Promise<void> = Promise.resolve()
    far.on('data', (answer) => {
      const due = new Promise<void>((pass) => {
        const timer = setTimeout(pass, delay)
        kept.add(() => {
          clearTimeout(timer)
          pass()
        })
      })
      // In their order, whatever the delay of each was.
      last = last.then(() => due).then(() => void (near.destroyed || near.write(answer)))
    })
  })
  await new Promise<void>((resolve) => server.listen(from, resolve))
  return {
    answersAfter(ms) {
      delay = ms
      if (ms > 0) return
      for (const pass of kept) pass()
      kept.clear()
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
