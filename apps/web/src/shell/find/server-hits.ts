import type { ProcedureRow } from '@takt/contract/procedures.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { to } from '../../routes/to.ts'
import type { Hit } from './hit.ts'

type Row = ProcedureRow<'find_anything'>
type Say = (key: TextKey, values?: Readonly<Record<string, string>>) => string

/** What the server found, with where it leads. */
export function serverHits(rows: readonly Row[], say: Say): Hit[] {
  return rows.map((row) => {
    const { kind, key, numbers, words, machine_id: machine, card_no, state } = row
    return {
      ...{ kind, key: `${kind} ${key}`, number: numbers[0] ?? '', numbers, name: words, words, card_no, state },
      about: say('find.card-at', { card: card_no, machine }),
      path: to('orderDetails', { machine, cardno: card_no }),
    }
  })
}
