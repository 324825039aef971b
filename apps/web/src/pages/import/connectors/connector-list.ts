/** What the list of connections says beyond its rows. */
import { readLeftOutNote } from '@takt/domain/machines/left-out-numbers.ts'
import type { ConnectorRow } from '@takt/domain/machines/model/connector.ts'
import type { useText } from '../../../data/words/use-text.ts'

type Sender = Pick<ConnectorRow, 'connector' | 'sender'>

/** A name alone is not enough: two senders may share it. */
export function connectorKey({ connector, sender }: Sender): string {
  return JSON.stringify([connector, sender])
}

export function connectorsNamed(rows: readonly ConnectorRow[], search: string): ConnectorRow[] {
  const wanted = search.trim().toLowerCase()
  return rows.filter(({ connector }) => connector.toLowerCase().includes(wanted))
}

/** Names that more than one sender uses, each once. */
export function sharedNames(rows: readonly ConnectorRow[]): string[] {
  return [...new Set(rows.filter((row) => row.shared_name).map(({ connector }) => connector))]
}

/** Enough of a sender's id to tell two apart. */
export function shortSender(sender: string): string {
  return sender.slice(0, 6)
}

/** When it last heard a machine; a sender that never reports is known by its posts alone. */
export function lastHeard({ last_signal, last_post }: Pick<ConnectorRow, 'last_signal' | 'last_post'>): number | null {
  const at = last_signal || last_post
  return at === '' ? null : Date.parse(at)
}

/** What the server noted by itself is said in the reader's language; a connector's own words stay as they are. */
export function reasonText(reason: string, text: ReturnType<typeof useText>): string {
  const left = readLeftOutNote(reason)
  return left === null ? reason : text('connections.numbers-left-out', { count: left.gaps, highest: left.highest })
}

/** The server keeps the last error as `<time> <reason>`. */
export function readLastError(last_error: string): { at: number; reason: string } | null {
  if (last_error === '') return null
  const space = last_error.indexOf(' ')
  const at = Date.parse(last_error.slice(0, space))
  return Number.isNaN(at) ? { at: 0, reason: last_error } : { at, reason: last_error.slice(space + 1) }
}
