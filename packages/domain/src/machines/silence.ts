/** After how long without a word a machine is out of contact; what held before a change stays with its time. */
export interface ContactLimit {
  readonly seconds: number
  /** By their ends. */
  readonly earlier: readonly { readonly until: number; readonly seconds: number }[]
}

export interface Silence {
  readonly ms: number
  /** Where the last of it ends; 0 without any. */
  readonly to: number
}

const none: Silence = { ms: 0, to: 0 }

/**
 * How much of a stretch lies beyond the limit since the machine's last word. Where the limit was changed inside of it,
 * each part goes by its own.
 */
export function silenceWithin(
  { from, to }: { readonly from: number; readonly to: number },
  last_signal: number,
  limit: ContactLimit | undefined,
): Silence {
  if (!limit) return none
  let silence = none
  let begin = from
  for (const { until, seconds } of [...limit.earlier, { until: Number.POSITIVE_INFINITY, seconds: limit.seconds }]) {
    const end = Math.min(to, until)
    if (end <= begin) continue
    const silent = end - Math.max(begin, last_signal + seconds * 1000)
    if (silent > 0) silence = { ms: silence.ms + silent, to: end }
    begin = end
  }
  return silence
}
