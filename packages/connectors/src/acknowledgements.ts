/** Words to machines that wait for their answer. */
const PATIENCE_MS = 5000

export interface Acknowledgements {
  /** Resolves when `heard` is told the same; throws when nothing comes in time. */
  wait(key: string): Promise<void>
  heard(key: string): void
}

export function acknowledgements(within_ms = PATIENCE_MS): Acknowledgements {
  const waiting = new Map<string, () => void>()
  return {
    wait: (key) =>
      new Promise((resolve, reject) => {
        const giveUp = setTimeout(() => {
          waiting.delete(key)
          reject(new Error('the machine does not acknowledge'))
        }, within_ms)
        waiting.set(key, () => {
          clearTimeout(giveUp)
          waiting.delete(key)
          resolve()
        })
      }),
    heard: (key) => waiting.get(key)?.(),
  }
}
