/** What a quarantined signal says. It may be anything at all: that is why it is there. */
import type { QuarantineReason } from '@takt/domain/machines/model/quarantine-reason.ts'
import type { TextValues } from '@takt/texts/fill-in.ts'
import type { TextKey } from '@takt/texts/texts.ts'

type Say = (key: TextKey, values?: TextValues) => string

const kinds = {
  state: 'quarantine.state',
  cycles: 'quarantine.cycles',
  value: 'quarantine.value',
  alarm: 'quarantine.alarm',
  scrap: 'quarantine.scrap',
  order: 'quarantine.order',
  tool: 'quarantine.tool',
} as const satisfies Record<string, TextKey>

export function machineOf(signal: unknown): string {
  const named = fieldsOf(signal).machine_id
  return typeof named === 'string' && named !== '' ? named : '–'
}

export function whatOf(signal: unknown, say: Say): string {
  const { kind, value } = fieldsOf(signal)
  if (typeof kind !== 'string') return say('quarantine.unreadable')
  if (!Object.hasOwn(kinds, kind)) return `${kind}: ${plain(value)}`
  const what = say(kinds[kind as keyof typeof kinds], { value: wordsOf(value) })
  const { from, to } = fieldsOf(fieldsOf(signal).jump)
  return from === undefined ? what : say('quarantine.jump', { what, from: plain(from), to: plain(to) })
}

/** A jump counts only when somebody has chosen it: taking in all the others must not count it in passing. */
export function isDoubted(signal: unknown): boolean {
  return fieldsOf(signal).jump !== undefined
}

const reasons = {
  'unknown-machine': 'quarantine.unknown-machine',
  future: 'quarantine.future',
  'too-old': 'quarantine.too-old',
  'counter-jumped': 'quarantine.counter-jumped',
  'bad-character': 'quarantine.bad-character',
  'not-understood': 'quarantine.not-understood',
} as const satisfies Record<QuarantineReason, TextKey>

interface Waiting {
  readonly reason: QuarantineReason
  /** Of what was not understood: the field, and behind a colon what the check said of it. */
  readonly detail: string
  readonly signal: unknown
}

export function reasonWords({ reason, detail, signal }: Waiting, say: Say): string {
  return reason === 'not-understood' ? misunderstood(detail, signal, say) : say(reasons[reason])
}

const fields = {
  seq: 'quarantine.bad-seq',
  machine_id: 'quarantine.bad-machine',
  at: 'quarantine.bad-time',
  kind: 'quarantine.bad-kind',
  jump: 'quarantine.bad-jump',
} as const satisfies Record<string, TextKey>

const values = {
  state: 'quarantine.bad-state',
  cycles: 'quarantine.bad-count',
  value: 'quarantine.bad-value',
  alarm: 'quarantine.bad-alarm',
  scrap: 'quarantine.bad-count',
  order: 'quarantine.bad-number',
  tool: 'quarantine.bad-number',
} as const satisfies Record<keyof typeof kinds, TextKey>

/** What the machine or its box has to send instead, for whoever goes there. */
function misunderstood(detail: string, signal: unknown, say: Say): string {
  const field = detail.slice(0, detail.search(/[.:]|$/))
  const sent = fieldsOf(signal)
  const given = [undefined, null, ''].includes(sent[field] as string) ? say('quarantine.nothing') : plain(sent[field])
  if (Object.hasOwn(fields, field)) return say(fields[field as keyof typeof fields], { given })
  const kind = String(sent.kind)
  if (field !== 'value' || !Object.hasOwn(values, kind)) return say('quarantine.not-understood')
  return say(values[kind as keyof typeof values], { given })
}

/** When the machine says it was; null where that cannot be read. */
export function saidAt(signal: unknown): number | null {
  const { at } = fieldsOf(signal)
  const moment = typeof at === 'string' ? Date.parse(at) : Number.NaN
  return Number.isNaN(moment) ? null : moment
}

function fieldsOf(signal: unknown): Readonly<Record<string, unknown>> {
  return typeof signal === 'object' && signal !== null ? (signal as Record<string, unknown>) : {}
}

function wordsOf(value: unknown): string {
  const { name, value: inner } = fieldsOf(value)
  return typeof name === 'string' ? `${name} = ${plain(inner)}` : plain(value)
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '–')
}
