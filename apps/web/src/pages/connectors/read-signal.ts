/** What a quarantined signal says. It may be anything at all: that is why it is there. */
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

/** Reasons the server gives by a fixed word; anything else names the field that was wrong. */
const reasons: Readonly<Record<string, TextKey>> = {
  'unknown machine': 'quarantine.unknown-machine',
  'time lies in the future': 'quarantine.future',
  'older than a month': 'quarantine.too-old',
  'the counter jumped': 'quarantine.counter-jumped',
  'a character that cannot be stored': 'quarantine.bad-character',
}

export function reasonWords(reason: string, say: Say): string {
  const known = reasons[reason]
  return known ? say(known) : say('quarantine.not-understood', { detail: reason })
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
