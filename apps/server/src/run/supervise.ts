// A process that is started again when it dies: nobody stands by at night.
import type { ChildProcess } from 'node:child_process'
import { constants } from 'node:os'

/** What the watched process says when it serves. */
export const READY = { takt: 'ready' } as const

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000
/** Whoever served so long died of something new. */
const STEADY_AFTER_MS = 60_000

/** What dies at once, again and again, must not keep the machine busy with its starts. */
export function pauseBefore(restart: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (restart - 1), LONGEST_PAUSE_MS)
}

interface Watched {
  /** With an ipc channel, over which it says that it is ready. */
  readonly start: () => ChildProcess
  readonly say: (line: string) => void
  readonly steadyAfterMs?: number
}

export interface Supervised {
  /** The exit code of a process that was told to end, or that could not start in the first place. */
  readonly ended: Promise<number>
  stop(signal: NodeJS.Signals): void
}

export function supervise({ start, say, steadyAfterMs = STEADY_AFTER_MS }: Watched): Supervised {
  let child: ChildProcess
  let hasServed = false
  let deaths = 0
  let stopping: NodeJS.Signals | undefined
  let pause: NodeJS.Timeout | undefined
  let finish: (code: number) => void = () => {}
  const ended = new Promise<number>((resolve) => {
    finish = resolve
  })

  function begin(): void {
    child = start()
    let readyAt = Number.POSITIVE_INFINITY
    child.on('message', (message) => {
      if ((message as typeof READY | null)?.takt !== READY.takt) return
      hasServed = true
      readyAt = performance.now()
    })
    // "exit" does not follow where there was no process.
    child.once('error', (error) => died(`it could not be started: ${error.message}`, 1))
    child.once('exit', (code, signal) => {
      if (performance.now() - readyAt > steadyAfterMs) deaths = 0
      died(signal ?? `code ${code}`, code ?? codeOf(signal))
    })
  }

  function died(why: string, code: number): void {
    // What is wrong before the first start is for a person to mend: a taken port, a folder that cannot be written.
    if (stopping || !hasServed) {
      finish(code)
      return
    }
    deaths += 1
    const ms = pauseBefore(deaths)
    say(`The server ended unexpectedly (${why}) and is started again in ${ms / 1000} s.`)
    pause = setTimeout(begin, ms)
  }

  begin()
  return {
    ended,
    stop: (signal) => {
      stopping = signal
      if (pause) clearTimeout(pause)
      if (child.exitCode !== null || child.signalCode !== null) finish(0)
      // Told, not signalled: a terminal has signalled it already, and a second signal would force it.
      else if (child.connected) child.send({ takt: 'signal', signal }, () => {})
      else child.kill(signal)
    },
  }
}

function codeOf(signal: NodeJS.Signals | null): number {
  return signal ? 128 + constants.signals[signal] : 1
}
