import type { IngestBatch } from '@takt/contract/import/ingest.ts'
import type { QuarantineReason } from '@takt/domain/machines/model/quarantine-reason.ts'
import { Signal } from '@takt/domain/machines/signal.ts'
import { isStorable } from '../../ground/db/storable.ts'
import type { Unusable, Why } from './quarantine.ts'

/** A signal from further ahead than this comes from a wrong clock and would hide everything that follows it. */
const FUTURE_TOLERANCE_MS = 60_000
/** What is older than a plant keeps in its connectors comes from a clock that was never set. */
const OLDEST_MS = 32 * 86_400_000

/** The number of a signal that cannot be used is believed so far ahead: one from nowhere would hide all that follow it. */
const FURTHEST_AHEAD = 1_000_000

/** A signal and the connector that numbered it. */
export interface Heard {
  readonly connector: string
  readonly signal: Signal
}

export interface SplitBatch {
  readonly usable: Heard[]
  readonly unusable: Unusable[]
  readonly repeated: number
  /** The highest number in the batch. */
  readonly highest: number
  /** Numbers between the last committed one and the highest that are not in it; of a new sender none. */
  readonly gaps: number
}

/** A batch whose signals were looked at one by one when they came in. */
export interface JudgedBatch {
  readonly connector: string
  readonly sender: string
  readonly signals: readonly { readonly raw: unknown; readonly judged: Judged }[]
}

/** Done as a batch comes in, while the database is at work on the one before. */
export function judgeBatch({ connector, sender, signals }: IngestBatch, now: number): JudgedBatch {
  return { connector, sender, signals: signals.map((raw) => ({ raw, judged: judge(raw, now) })) }
}

/** What is new in a batch and can be used, in the order of its numbers. */
export function splitBatch({ connector, sender, signals }: JudgedBatch, committed: number): SplitBatch {
  const usable: Heard[] = []
  const unusable: Unusable[] = []
  const seen = new Set<number>()
  let repeated = 0
  let highest = committed
  let unnumbered = 0
  const numbers = signals.flatMap(({ judged }) => judged.seq ?? [])
  const begins =
    committed > 0 ? committed : numbers.reduce((least, seq) => Math.min(least, seq), Number.MAX_SAFE_INTEGER)
  for (const { raw, judged } of signals) {
    const isBelieved = judged.signal || (judged.seq ?? 0) <= Math.max(begins, highest) + FURTHEST_AHEAD
    const seq = isBelieved ? judged.seq : undefined
    if (seq !== undefined && (seq <= committed || seen.has(seq))) {
      repeated += 1
      continue
    }
    if (seq !== undefined) {
      seen.add(seq)
      highest = Math.max(highest, seq)
    }
    if (seq === undefined) unnumbered += 1
    if (judged.signal) usable.push({ connector, signal: judged.signal })
    else unusable.push({ connector, sender, seq: seq ?? highest, signal: raw, ...judged.why })
  }
  usable.sort((a, b) => a.signal.seq - b.signal.seq)
  const begun = committed > 0 ? committed : Math.min(...seen, highest + 1) - 1
  // One whose number cannot be read is here, and no gap.
  const gaps = Math.max(0, highest - begun - seen.size - unnumbered)
  return { usable, unusable, repeated, highest, gaps }
}

type Judged =
  | { readonly signal: Signal; readonly seq: number }
  | { readonly signal?: undefined; readonly seq: number | undefined; readonly why: Why }

/** Whether a signal can be used, and if not, why. `accepted`: a person says that what it doubts is true. */
export function judge(raw: unknown, now: number, { accepted = false } = {}): Judged {
  const parsed = Signal.safeParse(raw)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const detail = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`
    return { seq: seqOf(raw), why: { reason: 'not-understood', detail } }
  }
  const { seq, at, kind } = parsed.data
  // Only these carry text of their own.
  const carriesText = kind === 'value' || kind === 'alarm' || kind === 'order' || kind === 'tool'
  const text = carriesText ? isStorable(raw) : isStorable(parsed.data.machine_id)
  if (!text) return { seq, why: because('bad-character') }
  const moment = Date.parse(at)
  if (moment > now + FUTURE_TOLERANCE_MS) return { seq, why: because('future') }
  if (moment < now - OLDEST_MS) return { seq, why: because('too-old') }
  if ('jump' in parsed.data && parsed.data.jump && !accepted) return { seq, why: because('counter-jumped') }
  // A clock that goes ahead must not count time that has not passed.
  if (moment > now) return { seq, signal: { ...parsed.data, at: new Date(now).toISOString() } }
  return { seq, signal: parsed.data }
}

const because = (reason: QuarantineReason): Why => ({ reason, detail: '' })

function seqOf(raw: unknown): number | undefined {
  const seq = typeof raw === 'object' && raw !== null && 'seq' in raw ? Number(raw.seq) : Number.NaN
  return Number.isSafeInteger(seq) && seq >= 1 ? seq : undefined
}
