// How long a company's calls of the last hour took, by their names: counted, nothing of their contents.

const SLICE_MS = 5 * 60_000
/** The slice that is filled now, and the hour before it. */
const SLICES = 13
/** Limits grow by a quarter, from a millisecond to a minute: what is told is at most so much too long. */
const LIMITS_MS = Array.from({ length: 51 }, (_, at) => 1.25 ** at)

interface Slice {
  readonly began: number
  readonly counts: Uint32Array
  longest: number
}

export interface RecentCall {
  readonly call: string
  readonly count: number
  readonly p95_ms: number
  readonly longest_ms: number
}

export interface RecentCalls {
  observe(of: { readonly company_id: number; readonly call: string }, seconds: number, now: number): void
  /** The slowest first. */
  slowest(company_id: number, now: number, most: number): RecentCall[]
}

export function recentCalls(): RecentCalls {
  const companies = new Map<number, Map<string, Slice[]>>()
  return {
    observe: ({ company_id, call }, seconds, now) => {
      const calls = companies.get(company_id) ?? new Map<string, Slice[]>()
      companies.set(company_id, calls)
      const began = Math.floor(now / SLICE_MS) * SLICE_MS
      const slices = young(calls.get(call) ?? [], now)
      const last = slices.at(-1)
      const slice = last?.began === began ? last : { began, counts: new Uint32Array(LIMITS_MS.length), longest: 0 }
      calls.set(call, slice === last ? slices : [...slices, slice])
      const ms = seconds * 1000
      const at = limitOf(ms)
      slice.counts[at] = (slice.counts[at] ?? 0) + 1
      slice.longest = Math.max(slice.longest, ms)
    },
    slowest: (company_id, now, most) =>
      [...(companies.get(company_id) ?? [])]
        .map(([call, slices]) => summed(call, young(slices, now)))
        .filter(({ count }) => count > 0)
        .sort((one, other) => other.p95_ms - one.p95_ms)
        .slice(0, most),
  }
}

function young(slices: Slice[], now: number): Slice[] {
  const oldest = Math.floor(now / SLICE_MS) * SLICE_MS - (SLICES - 1) * SLICE_MS
  return slices.some(({ began }) => began < oldest) ? slices.filter(({ began }) => began >= oldest) : slices
}

function limitOf(ms: number): number {
  const at = LIMITS_MS.findIndex((limit) => ms <= limit)
  return at === -1 ? LIMITS_MS.length - 1 : at
}

function summed(call: string, slices: readonly Slice[]): RecentCall {
  const counts = LIMITS_MS.map((_, at) => slices.reduce((sum, slice) => sum + (slice.counts[at] ?? 0), 0))
  const count = counts.reduce((sum, one) => sum + one, 0)
  const longest = Math.max(0, ...slices.map((slice) => slice.longest))
  let within = 0
  const at = counts.findIndex((one) => {
    within += one
    return within >= count * 0.95
  })
  // The longest is known: no call took as long as the limit above it.
  const p95 = Math.min(LIMITS_MS[at] ?? 0, longest)
  return { call, count, p95_ms: Math.round(p95), longest_ms: Math.round(longest) }
}
