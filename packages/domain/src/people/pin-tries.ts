/** How many wrong PINs are looked at: so many at once, and one more each time so many seconds have passed. */
export interface PinTries {
  readonly atOnce: number
  readonly everySeconds: number
}

/** At one terminal: cold fingers are forgiven five times. */
export const atOneTerminal: PinTries = { atOnce: 5, everySeconds: 60 }
/** Of one account in all its sessions: a guesser who signs in again and again gets some 500 a day. */
export const ofOneAccount: PinTries = { atOnce: 20, everySeconds: 180 }

/** Seconds until the next PIN is looked at, when all tries will be there again at `fullAt`; 0 when it is. */
export function pinWaitSeconds({ atOnce, everySeconds }: PinTries, fullAt: number, now: number): number {
  return Math.max(0, Math.ceil((fullAt - now) / 1000) - (atOnce - 1) * everySeconds)
}
