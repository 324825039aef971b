export interface Turns<Who> {
  /** Undefined when too many of the same already wait. */
  within<T>(who: Who, work: () => Promise<T>): Promise<T> | undefined
}

export interface TurnLimits {
  readonly atOnce: number
  readonly ofOne: number
  /** Of one. */
  readonly waiting: number
}

interface Line {
  running: number
  readonly waiting: (() => void)[]
}

/** So many at once, so many of them for one; whoever waits is served by turns, however many others wait. */
export function takeTurns<Who>({ atOnce, ofOne, waiting }: TurnLimits): Turns<Who> {
  const lines = new Map<Who, Line>()
  let running = 0
  let inLine = 0

  return {
    within: (who, work) => {
      const line = lines.get(who) ?? { running: 0, waiting: [] }
      if (line.waiting.length >= waiting) return undefined
      lines.set(who, line)
      return new Promise<void>((begin) => {
        line.waiting.push(begin)
        inLine += 1
        next()
      })
        .then(work)
        .finally(() => leave(who, line))
    },
  }

  function leave(who: Who, line: Line): void {
    running -= 1
    line.running -= 1
    if (line.running === 0 && line.waiting.length === 0) lines.delete(who)
    next()
  }

  function next(): void {
    if (running >= atOnce || inLine === 0) return
    const ready = [...lines].filter(([, line]) => line.running < ofOne && line.waiting.length > 0)
    // Who has nothing running first, and among equals who was served longest ago.
    const [found] = ready.sort(([, one], [, other]) => one.running - other.running)
    if (!found) return
    const [who, line] = found
    // To the end: the others come first the next time.
    lines.delete(who)
    lines.set(who, line)
    running += 1
    line.running += 1
    inLine -= 1
    line.waiting.shift()?.()
    next()
  }
}
