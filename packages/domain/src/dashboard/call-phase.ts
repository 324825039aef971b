/** What an action button shows of its last call: D-STATE-34, 35-X. */

export type CallPhase = { readonly kind: 'idle' } | { readonly kind: 'success' | 'fail'; readonly until: number }

const SHOWN_MS = 5_000

export function nextPhase(outcome: { readonly ok: boolean; readonly at: number }): CallPhase {
  return { kind: outcome.ok ? 'success' : 'fail', until: outcome.at + SHOWN_MS }
}

export function phaseNow(phase: CallPhase, now: number): CallPhase['kind'] {
  return phase.kind !== 'idle' && now < phase.until ? phase.kind : 'idle'
}
