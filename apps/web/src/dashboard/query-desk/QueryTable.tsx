import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { formatValue } from '@takt/domain/ground/format-value.ts'
import { useSession } from '../../data/session/session.ts'
import { useLanguage } from '../../data/words/language.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './QueryDesk.module.css'

/** Nobody reads more of a trial. */
const MOST_SHOWN = 100

export function QueryTable({ result }: { readonly result: ProcedureRow<'get_query_result'> }) {
  const say = useText()
  const place = { language: useLanguage(), timeZone: useSession().time_zone }
  const { columns, rows } = result
  if (rows.length === 0) return <p>{say('widget.no-data')}</p>
  return (
    // A wide result is scrolled with the keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached
    <section className={styles.result} aria-label={say('query.result')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_SHOWN).map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a result have no key of their own
            <tr key={at}>
              {columns.map(({ name, type }) => (
                <td key={name} data-type={type}>
                  {formatValue(type === 'time' ? 'date' : 'none', row[name], place)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
