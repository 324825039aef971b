import { vi } from 'vitest'
import { patience } from '../../../scripts/stages/machine.ts'

/** Waits until nothing in `check` fails any longer. */
export const until = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: patience(60_000), interval: 50 })
