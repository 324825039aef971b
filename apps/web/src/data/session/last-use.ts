import { deviceValue } from '../../device/device-storage.ts'
import { serverNow } from '../live/server-clock.ts'

/** When this person last used Takt here, in whatever tab: all of them are one session. */
const noted = deviceValue('user', 'last-use', (stored) => (typeof stored === 'number' ? stored : 0))

export function noteUse(): void {
  noted.set(serverNow())
}

/** Of an earlier session, or of a clock that was put back, nothing is left: it is used from now on. */
export function lastUse(afterMs: number): number {
  const age = serverNow() - noted.get()
  if (age < 0 || age > afterMs + 60_000) noteUse()
  return noted.get()
}
