/** What was opened from here last, in this browser and by this person: found again with nothing typed. */
import { type FoundKind, foundKinds } from '@takt/domain/ground/find/rank-found.ts'
import { deviceValue } from '../../device/device-storage.ts'
import type { Hit } from './hit.ts'

const MOST_KEPT = 8

function isHit(value: unknown): value is Hit {
  const { kind, key, path, number, name, about, words, numbers } = (value ?? {}) as Readonly<Record<string, unknown>>
  return (
    foundKinds.includes(kind as FoundKind) &&
    [key, path, number, name, about, words].every((text) => typeof text === 'string') &&
    Array.isArray(numbers) &&
    numbers.every((text) => typeof text === 'string')
  )
}

export const recentlyFound = deviceValue('user', 'recently-found', (stored): readonly Hit[] =>
  Array.isArray(stored) ? stored.filter(isHit).slice(0, MOST_KEPT) : [],
)

/** Without its state: that is another when it is looked for again. */
export function noteFound({ state: _state, ...hit }: Hit): void {
  const others = recentlyFound.get().filter(({ key }) => key !== hit.key)
  recentlyFound.set([hit, ...others].slice(0, MOST_KEPT))
}
