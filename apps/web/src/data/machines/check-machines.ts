import { reloadMachines } from './machines.ts'
import { whileSeen } from './while-seen.ts'

/** The live link tells of every change; this catches what it may ever miss on a screen that nobody reloads. */
export function checkMachines(): () => void {
  return whileSeen(() => void reloadMachines(), 60_000)
}
