import type { CallFailure } from '../data/call/call.ts'

interface Offer {
  readonly label: string
  /** Pressing takes the notice away; `showAgain` brings it back once this is done. */
  run(showAgain: () => void): void
}

/** Thrown by a panel whose failure must not be overlooked: it stays on the screen and offers the same attempt again. */
export class TryAgain extends Error {
  readonly failure: CallFailure
  readonly offers: readonly Offer[]
  constructor(failure: CallFailure, offers: readonly Offer[] = []) {
    super(failure.message)
    this.name = 'TryAgain'
    this.failure = failure
    this.offers = offers
  }
}
