/** The last hours of a machine as one line: what it did, in stretches without a gap. */
import { reasonColour } from '../machines/reason-colours.ts'
import type { RecentStrip, Stretch } from './model/recent-strip.ts'
import { overlap, type Span } from './plant-hours.ts'
import { lookOfStop } from './time-history/look-of-stop.ts'

export const STRIP_HOURS = 8
const STRIP_MS = STRIP_HOURS * 3_600_000

/** A line is at most a few hundred pixels: what is cut finer than this costs and shows nothing. */
export const MOST_STRETCHES = 480

export type Look = Stretch['look']

export interface StripPart extends Span {
  readonly look: Look
  readonly color: string
}

export interface StripStop {
  readonly from: number
  /** Null while it lasts. */
  readonly to: number | null
  readonly stop_reason: string
  readonly shift: number
  readonly setup: boolean
  readonly color: string
}

/** Where something is known of the machine; what lies outside of it looks like nothing, and never like running. */
export function stripParts(span: Span, { known, stops }: { known: Span; stops: readonly StripStop[] }): StripPart[] {
  const parts: StripPart[] = []
  const running = (from: number, to: number) => {
    for (const [start, end, look] of [
      [from, Math.min(to, known.from), 'silent'],
      [Math.max(from, known.from), Math.min(to, known.to), 'running'],
      [Math.max(from, known.to), to, 'silent'],
    ] as const)
      if (end > start) parts.push({ from: start, to: end, look, color: '' })
  }
  let at = span.from
  for (const stop of stops) {
    const from = Math.max(at, stop.from)
    const to = Math.min(span.to, stop.to ?? span.to)
    if (to <= from) continue
    running(at, from)
    parts.push({ from, to, ...lookAndColour(stop) })
    at = to
  }
  running(at, span.to)
  return coarser(joined(parts), span)
}

function lookAndColour(stop: Pick<StripStop, 'stop_reason' | 'shift' | 'setup' | 'color'>) {
  const look = lookOfStop(stop, stop.setup)
  const color = look === 'reason' || look === 'setup' ? reasonColour(stop.stop_reason, stop.color) : ''
  return { look, color }
}

function joined(parts: readonly StripPart[]): StripPart[] {
  const all: StripPart[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (last && last.look === part.look && last.color === part.color) all[all.length - 1] = { ...last, to: part.to }
    else all.push(part)
  }
  return all
}

/** Of a machine that stops every few seconds each slice shows what it did most in it. */
function coarser(parts: readonly StripPart[], span: Span): StripPart[] {
  if (parts.length <= MOST_STRETCHES) return [...parts]
  const slice = (span.to - span.from) / MOST_STRETCHES
  const slices = Array.from({ length: MOST_STRETCHES }, (_, nth) => ({
    from: span.from + nth * slice,
    to: span.from + (nth + 1) * slice,
  }))
  const did = slices.map(() => new Map<string, { ms: number; look: Look; color: string }>())
  for (const part of parts) {
    const first = Math.floor((part.from - span.from) / slice)
    for (let nth = first; (slices[nth]?.from ?? part.to) < part.to; nth += 1) {
      const key = `${part.look} ${part.color}`
      const ms = overlap(part, slices[nth] as Span) + (did[nth]?.get(key)?.ms ?? 0)
      did[nth]?.set(key, { ms, look: part.look, color: part.color })
    }
  }
  return joined(
    slices.map((own, nth) => {
      const [most] = [...(did[nth]?.values() ?? [])].sort((a, b) => b.ms - a.ms)
      return { ...own, look: most?.look ?? 'silent', color: most?.color ?? '' }
    }),
  )
}

/** As it goes over the wire. */
export function stripOf(machine_id: string, span: Span, parts: readonly StripPart[]): RecentStrip {
  const time = (at: number) => new Date(at).toISOString()
  return {
    machine_id,
    start_time: time(span.from),
    end_time: time(span.to),
    stretches: parts.map(({ from, look, color }) => ({ from: Math.round((from - span.from) / 1000), look, color })),
  }
}

export function stripSpan(now: number): Span {
  return { from: now - STRIP_MS, to: now }
}

/** The row of a machine, as far as it says what the machine does just now. */
export interface RowNow {
  readonly status: 'S' | 'R' | 'N'
  readonly status_since: string
  readonly last_signal: string
  readonly current_stop_reason: string
  readonly current_shift: number
  /** When the stop began that lasts: one of a night is cut where a shift begins. */
  readonly stop_number: string
  readonly stop_reason_color: string
  readonly setup_time: 0 | 1 | null
}

/** A strip that was loaded a while ago, up to this moment: what the machine does now it has done since its row says so. */
export function stripNow(
  strip: RecentStrip,
  row: RowNow,
  { now, noContactSeconds }: { now: number; noContactSeconds: number },
): StripPart[] {
  const span = stripSpan(now)
  const from = Date.parse(strip.start_time)
  const loaded = strip.stretches.map(({ look, color, from: seconds }, at): StripPart => {
    const next = strip.stretches[at + 1]
    // The last is drawn on: until the machine does something else nothing tells of it.
    return { from: from + seconds * 1000, to: next ? from + next.from * 1000 : now, look, color }
  })
  const present = presentPart(row, now, noContactSeconds)
  const parts = present.length === 0 ? loaded : [...before(loaded, (present[0] as StripPart).from), ...present]
  return joined(before(parts, now).flatMap((part) => (part.to > span.from ? [within(part, span)] : [])))
}

function presentPart(row: RowNow, now: number, noContactSeconds: number): StripPart[] {
  if (row.status === 'N') return []
  const since = Date.parse(row.status_since)
  if (row.status === 'R') {
    const heard = Date.parse(row.last_signal)
    const lost = now - heard > noContactSeconds * 1000 ? Math.max(since, heard) : now
    const parts: StripPart[] = [
      { from: since, to: lost, look: 'running', color: '' },
      { from: lost, to: now, look: 'silent', color: '' },
    ]
    return parts.filter(({ from, to }) => to > from)
  }
  const stop = {
    stop_reason: row.current_stop_reason,
    shift: row.current_shift,
    setup: row.setup_time === 1,
    color: row.stop_reason_color,
  }
  return [{ from: Number(row.stop_number) || since, to: now, ...lookAndColour(stop) }]
}

function before(parts: readonly StripPart[], moment: number): StripPart[] {
  return parts.flatMap((part) => (part.from < moment ? [{ ...part, to: Math.min(part.to, moment) }] : []))
}

function within(part: StripPart, { from, to }: Span): StripPart {
  return { ...part, from: Math.max(part.from, from), to: Math.min(part.to, to) }
}

/** Seconds. */
export interface StripSums {
  readonly running: number
  /** With a reason, micro-stops among them. */
  readonly stopped: number
  readonly uncoded: number
  readonly unplanned: number
  readonly silent: number
}

const sumOf: Readonly<Record<Look, keyof StripSums>> = {
  running: 'running',
  reason: 'stopped',
  setup: 'stopped',
  micro: 'stopped',
  uncoded: 'uncoded',
  unplanned: 'unplanned',
  silent: 'silent',
}

/** How long the machine did what. */
export function stripSums(parts: readonly StripPart[]): StripSums {
  const sums = { running: 0, stopped: 0, uncoded: 0, unplanned: 0, silent: 0 }
  for (const { look, from, to } of parts) sums[sumOf[look]] += (to - from) / 1000
  return sums
}
