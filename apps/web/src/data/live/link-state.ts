/** The live link as a state machine without a socket: when it counts as lost, where it resumes, when it tries again. */
import { HEARTBEAT_SECONDS } from '@takt/contract/ground/live-event-names.ts'

/** Two missed beats: what is on the screen may be wrong from here on, and says so. */
export const SILENCE_MS = HEARTBEAT_SECONDS * 2 * 1000
const FIRST_RETRY_MS = 250
/** Short enough that a screen is right again three seconds after the server is back. */
const LONGEST_RETRY_MS = 1_500

export interface LinkState {
  readonly state: 'live' | 'connecting' | 'lost'
  readonly lostSince: number | null
  /** Failed attempts since the link was last good. */
  readonly attempt: number
  readonly lastHeard: number
  readonly since: { readonly epoch: string; readonly seq: number } | undefined
}

export type LinkInput =
  | { readonly kind: 'start'; readonly at: number }
  | { readonly kind: 'welcome'; readonly at: number; readonly epoch: string; readonly seq: number }
  | { readonly kind: 'heard'; readonly at: number; readonly seq: number }
  | { readonly kind: 'closed'; readonly at: number }
  | { readonly kind: 'tick'; readonly at: number }

export const linkAtRest: LinkState = {
  state: 'connecting',
  lostSince: null,
  attempt: 0,
  lastHeard: 0,
  since: undefined,
}

export function reduceLink(link: LinkState, input: LinkInput): LinkState {
  switch (input.kind) {
    case 'start':
      return { ...linkAtRest, lastHeard: input.at }
    case 'welcome':
      return {
        state: 'live',
        lostSince: null,
        attempt: 0,
        lastHeard: input.at,
        since: { epoch: input.epoch, seq: input.seq },
      }
    case 'heard':
      if (link.state !== 'live' || !link.since) return link
      return { ...link, lastHeard: input.at, since: { ...link.since, seq: Math.max(link.since.seq, input.seq) } }
    case 'closed':
      return { ...link, attempt: link.attempt + 1, state: link.state === 'lost' ? 'lost' : 'connecting' }
    case 'tick':
      if (link.state === 'lost' || input.at - link.lastHeard <= SILENCE_MS) return link
      return { ...link, state: 'lost', lostSince: link.lastHeard }
  }
}

/** Doubling pauses, each shortened by chance: after a restart not every terminal of the plant knocks at the same moment. */
export function retryDelay(attempt: number, random: number): number {
  const full = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, attempt - 1))
  return Math.max(FIRST_RETRY_MS, Math.round(full * (0.5 + random / 2)))
}
