import type { ProcedureRow } from '@takt/contract/procedures.ts'
import type { CsvCell } from '@takt/domain/ground/tables/csv.ts'
import { deedOf } from '@takt/domain/setup/trail-things.ts'
import { useSession } from '../../data/session/session.ts'
import { dayAndTime } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import { useChangeLine } from './ChangeLines.tsx'

type Entry = ProcedureRow<'get_audit_trail'>

export interface TrailWords {
  when(row: Pick<Entry, 'at'>): string
  who(row: Pick<Entry, 'who'>): string
  did(row: Pick<Entry, 'what'>): string
  /** The rows with their headings, for a file. */
  file(rows: readonly Entry[]): CsvCell[][]
}

export function useTrailWords(): TrailWords {
  const text = useText()
  const line = useChangeLine()
  const timeZone = useSession().time_zone
  const when = ({ at }: Pick<Entry, 'at'>) => dayAndTime(Date.parse(at), { timeZone, seconds: true })
  const who = (row: Pick<Entry, 'who'>) => row.who || text('trail.nobody')
  const did = ({ what }: Pick<Entry, 'what'>) => {
    const { thing, verb } = deedOf(what)
    if (!thing || !verb) return what
    return text('trail.entry', { thing: text(`trail.thing.${thing}`), did: text(`trail.did.${verb}`) })
  }
  const told = ({ changes }: Entry) => changes.map(line).join('; ')
  return {
    ...{ when, who, did },
    file: (rows) => [
      [
        ...[text('trail.when'), text('trail.who'), text('trail.username'), text('trail.what'), text('trail.key')],
        ...[text('trail.reason'), text('trail.address'), text('trail.session'), text('trail.changes')],
      ],
      ...rows.map((row) => [
        ...[when(row), who(row), row.username, did(row), row.called, row.reason, row.address, row.session, told(row)],
      ]),
    ],
  }
}
