import { type Remembered, remember, superTypes } from '@takt/domain/ground/navigation/remembered.ts'
import { deviceValue } from '../device/device-storage.ts'
import { currentSession } from '../device/session-store.ts'
import type { MatchedRoute } from './match-route.ts'

const stored = deviceValue('user', 'last-path', (raw): Remembered | null => {
  const value = raw as Partial<Remembered> | undefined
  const superType = superTypes.find((known) => known === value?.superType)
  if (typeof value?.path !== 'string' || typeof value.machine !== 'string' || superType === undefined) return null
  return { path: value.path, machine: value.machine, superType }
})

export function rememberedPath(): Remembered | null {
  return currentSession() === null ? null : stored.get()
}

export function rememberVisit(path: string, route: MatchedRoute): void {
  const user = currentSession()
  if (user === null) return
  const before = stored.get()
  const now = remember(before, { remember: 'remember' in route.entry, path, machine: route.params.machine, user })
  if (now !== null && now !== before) stored.set(now)
}

export function forgetPath(): void {
  stored.clear()
}
