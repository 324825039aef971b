import type { ProcedureRow } from '@takt/contract/procedures.ts'
import type { CsvCell } from '@takt/domain/ground/tables/csv.ts'
import { deedOf } from '@takt/domain/setup/trail-things.ts'
import { useSession } from '../../data/session/session.ts'
import { dayAndTime } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'

type Entry = ProcedureRow<'get_audit_trail'>

export interface TrailWords {
  when(row: Pick<Entry, 'at'>): string
  who(row: Pick<Entry, 'who'>): string
  did(row: Pick<Entry, 'what'>): string
  /** A value as it stands alone, of whatever kind. */
  value(value: unknown): string
  /** stop_reason: stop reason. */
  field(name: string): string
  /** The rows with their headings, for a file. */
  file(rows: readonly Entry[]): CsvCell[][]
}

export function useTrailWords(): TrailWords {
  const text = useText()
  const timeZone = useSession().time_zone
  const value = (given: unknown): string => {
    if (given === null || given === undefined || given === '') return text('register.nothing')
    if (typeof given === 'boolean') return text(given ? 'register.yes' : 'register.no')
    if (typeof given === 'object') return JSON.stringify(given)
    return String(given)
  }
  const field = (name: string) => name.replaceAll('_', ' ')
  const when = ({ at }: Pick<Entry, 'at'>) => dayAndTime(Date.parse(at), { timeZone, seconds: true })
  const who = (row: Pick<Entry, 'who'>) => row.who || text('trail.nobody')
  const did = ({ what }: Pick<Entry, 'what'>) => {
    const { thing, verb } = deedOf(what)
    if (!thing || !verb) return what
    return text('trail.deed', { thing: text(`trail.thing.${thing}`), did: text(`trail.did.${verb}`) })
  }
  const told = ({ changes }: Entry) =>
    changes
      .map(({ field: name, from, to }) =>
        text('register.from-to', { field: field(name), from: value(from), to: value(to) }),
      )
      .join('; ')
  return {
    ...{ when, who, did, value, field },
    file: (rows) => [
      [
        ...[text('trail.when'), text('trail.who'), text('trail.username'), text('trail.what'), text('trail.key')],
        ...[text('trail.reason'), text('trail.address'), text('trail.session'), text('trail.changes')],
      ],
      ...rows.map((row) => [
        ...[when(row), who(row), row.username, did(row), row.key, row.reason, row.address, row.session, told(row)],
      ]),
    ],
  }
}
