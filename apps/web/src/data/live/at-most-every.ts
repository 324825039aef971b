/** Work that follows many small changes: at once after a pause, then at most every `ms`, and always once after the last change. */
export interface Gathered {
  ask(): void
  stop(): void
}

export function atMostEvery(ms: number, work: () => void): Gathered {
  let resting: ReturnType<typeof setTimeout> | undefined
  let asked = false
  const go = () => {
    asked = false
    resting = setTimeout(rested, ms)
    work()
  }
  const rested = () => {
    resting = undefined
    if (asked) go()
  }
  return {
    ask() {
      if (resting === undefined) go()
      else asked = true
    },
    stop() {
      clearTimeout(resting)
      resting = undefined
      asked = false
    },
  }
}
