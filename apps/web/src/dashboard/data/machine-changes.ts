/** When each row of the machine store last changed. Kept for the whole page: an answer that comes later is judged by it. */
import { machines } from '../../data/machines/machines.ts'

const changedAt = new Map<string, number>()
const listeners = new Set<() => void>()
let awaited = false

export const machinesChangedAt: ReadonlyMap<string, number> = changedAt

machines.subscribeAny((changed) => {
  const now = Date.now()
  for (const id of changed) changedAt.set(id, now)
  if (listeners.size === 0 || awaited) return
  awaited = true
  // A hidden page gets no frames: it draws the last state once, when it is shown again.
  requestAnimationFrame(() => {
    awaited = false
    for (const then of listeners) then()
  })
})

/** Told once a frame, however many machines changed in it. */
export function onMachineChanges(then: () => void): () => void {
  listeners.add(then)
  return () => listeners.delete(then)
}
