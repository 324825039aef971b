import { currentSession } from '../../device/session-store.ts'
import { connectionState, onConnection } from '../live/live.ts'
import { keepMachines } from '../machines/machines.ts'
import { write } from './kept-answers.ts'
import { keepSession } from './kept-session.ts'

const EVERY_MS = 60_000

/** Rows change over the live link for hours without a load; a power cut must not throw the terminal back to its last one. */
export function keepForTheNextStart(): () => void {
  const keep = () => {
    const session = currentSession()
    if (connectionState() !== 'live' || !session) return
    keepMachines()
    void keepSession(session)
  }
  const timer = setInterval(keep, EVERY_MS)
  const stop = onConnection(() => {
    if (connectionState() === 'lost') keepMachines()
  })
  const leave = () => void write()
  window.addEventListener('pagehide', leave)
  return () => {
    clearInterval(timer)
    stop()
    window.removeEventListener('pagehide', leave)
  }
}
