import { whileSeen } from '../live/while-seen.ts'
import { reloadMachines } from './machines.ts'

/** The live link tells of every change; this catches what it may ever miss on a screen that nobody reloads. */
export function checkMachines(): () => void {
  return whileSeen(() => void reloadMachines(), 60_000)
}
