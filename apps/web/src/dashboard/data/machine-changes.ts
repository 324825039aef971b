/** When each row of the machine store last changed. Kept for the whole page: an answer that comes later is judged by it. */
import { machines } from '../../data/machines.ts'

const changedAt = new Map<string, number>()
let known = new Map<string, unknown>()
const listeners = new Set<() => void>()
let awaited = false

export const machinesChangedAt: ReadonlyMap<string, number> = changedAt

machines.subscribeAny(() => {
  const now = Date.now()
  const next = new Map(machines.keys().map((id) => [id, machines.get(id)] as const))
  for (const [id, row] of next) if (known.get(id) !== row) changedAt.set(id, now)
  known = next
  if (listeners.size === 0) return
  if (awaited) return
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
