import { type DeviceValue, deviceValue } from '../../device/device-storage.ts'

const MOST = 3
const values = new Map<string, DeviceValue<readonly string[]>>()

/** The codes used last at a machine, newest first; kept in this browser. */
export function lastUsedCodes(machine_id: string): DeviceValue<readonly string[]> {
  let found = values.get(machine_id)
  if (!found) {
    found = deviceValue('company', `stop-codes:${machine_id}`, (stored) =>
      Array.isArray(stored) ? stored.filter((code) => typeof code === 'string').slice(0, MOST) : [],
    )
    values.set(machine_id, found)
  }
  return found
}

export function noteUsedCode(machine_id: string, code: string): void {
  const value = lastUsedCodes(machine_id)
  value.set(withUsed(value.get(), code))
}

export function withUsed(before: readonly string[], code: string): string[] {
  return [code, ...before.filter((other) => other !== code)].slice(0, MOST)
}
