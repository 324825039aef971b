import { setPriority } from 'node:os'

/** Of 20 steps that a process may give way by: with ten of them it has a tenth of a core that another wants. */
const POLITE = 10

/**
 * Lets everybody else go first on the processor: a month of figures may take a second longer, a person at a machine may not.
 * `pid` is a process, or 0 for the thread that calls.
 */
export function stepAside(pid: number): void {
  try {
    setPriority(pid, POLITE)
  } catch {
    // It is over already, or belongs to somebody else: others wait a little longer.
  }
}
