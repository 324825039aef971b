import { type DeviceValue, deviceValue } from '../../device/device-storage.ts'

type Presses = Readonly<Record<string, number>>

/** At this many all are halved: what was pressed last year gives way to what is pressed now. */
const MOST = 64
const values = new Map<string, DeviceValue<Presses>>()

/** How often each page of a machine was opened from this browser, whoever was signed in: a terminal stands at its machine. */
export function pressedLinks(machine_id: string): DeviceValue<Presses> {
  let found = values.get(machine_id)
  if (!found) {
    found = deviceValue('company', `pressed-links:${machine_id}`, read)
    values.set(machine_id, found)
  }
  return found
}

export function notePressedLink(machine_id: string, link: string): void {
  const value = pressedLinks(machine_id)
  value.set(withPress(value.get(), link))
}

export function withPress(before: Presses, link: string): Presses {
  const now = { ...before, [link]: (before[link] ?? 0) + 1 }
  if ((now[link] ?? 0) < MOST) return now
  return Object.fromEntries(Object.entries(now).map(([id, count]) => [id, Math.floor(count / 2)]))
}

function read(stored: unknown): Presses {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
  )
}
