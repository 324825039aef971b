/** What an action button shows of its last call: D-STATE-34, 35-X. */

export type CallPhase = { readonly kind: 'idle' } | { readonly kind: 'success' | 'fail'; readonly until: number }

const SHOWN_MS = 5_000

export function nextPhase(outcome: { readonly ok: boolean; readonly at: number }): CallPhase {
  return { kind: outcome.ok ? 'success' : 'fail', until: outcome.at + SHOWN_MS }
}

export function phaseNow(phase: CallPhase, now: number): CallPhase['kind'] {
  // A clock that was put back meanwhile would show "Done" for as long as it went back.
  const left = phase.kind === 'idle' ? 0 : phase.until - now
  return phase.kind !== 'idle' && left > 0 && left <= 2 * SHOWN_MS ? phase.kind : 'idle'
}
