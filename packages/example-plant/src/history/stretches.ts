/** Stands, shifts and orders laid over each other: stretches in which none of them changes. */
import type { CalendarPiece } from '@takt/domain/ground/calendar.ts'
import type { Stand } from './machine-time.ts'
import type { Slot } from './order-slots.ts'

export interface Stretch {
  readonly from: number
  readonly to: number
  readonly piece: CalendarPiece
  /** Index of the order slot, −1 without one. */
  readonly slot: number
  /** Null: the machine runs. */
  readonly stand: Stand | null
}

export function* stretchesOf(on: {
  pieces: readonly CalendarPiece[]
  stands: readonly Stand[]
  slots: readonly Slot[]
}): Generator<Stretch> {
  let stand = 0
  let slot = 0
  for (const piece of on.pieces) {
    for (let at = piece.from; at < piece.to; ) {
      while ((on.stands[stand]?.to ?? Number.POSITIVE_INFINITY) <= at) stand += 1
      while ((on.slots[slot]?.to ?? Number.POSITIVE_INFINITY) <= at) slot += 1
      const nextStand = on.stands[stand]
      const nextSlot = on.slots[slot]
      const stands = nextStand !== undefined && nextStand.from <= at
      const hasSlot = nextSlot !== undefined && nextSlot.from <= at
      const to = Math.min(
        piece.to,
        (stands ? nextStand.to : nextStand?.from) ?? Number.POSITIVE_INFINITY,
        (hasSlot ? nextSlot.to : nextSlot?.from) ?? Number.POSITIVE_INFINITY,
      )
      yield { from: at, to, piece, slot: hasSlot ? slot : -1, stand: stands ? nextStand : null }
      at = to
    }
  }
}
