import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { languages } from '@takt/domain/ground/languages.ts'
import type { DateRange } from '@takt/domain/ground/statistics/horizons.ts'
import { type WaterfallRow, waterfall } from '@takt/domain/history/losses/waterfall.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import type { CSSProperties } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { manyHoursText, useNumber } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { tenthsText } from '../../../data/words/percent-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { BesideIso } from './BesideIso.tsx'
import styles from './Losses.module.css'
import type { ShownStatistics } from './statistics-place.ts'

const EVERY_SECONDS = 180

/** What became of all time of a period: from calendar time down to good pieces, and what was lost on the way. */
export function Losses({ place, days, head }: ShownStatistics & { readonly days: DateRange }) {
  const text = useText()
  const load = useLoad(
    'get_loss_tree',
    { ...place, start_day: days.start, end_day: days.end },
    { everySeconds: EVERY_SECONDS },
  )
  const tree = load.rows?.[0]
  return (
    <PageFrame layout="flow" {...head} load={load} failed={text('statistics.failed')}>
      {tree && (
        <div className={styles.cards}>
          <Card
            title={text('losses.title')}
            actions={
              place.machine_id === '' && (
                <p className={styles.machines}>{text('losses.machines', { count: tree.machines })}</p>
              )
            }
          >
            {tree.steps.calendar === 0 ? (
              <p className={styles.none}>{text('statistics.no-data')}</p>
            ) : (
              <>
                <Waterfall rows={waterfall(tree)} />
                <p className={styles.note}>
                  {text('losses.good-share')} {tree.micro_stops > 0 && microWords(tree, text)}
                </p>
              </>
            )}
          </Card>
          {tree.steps.scheduled > 0 && <BesideIso ours={tree.ours} iso={tree.iso} />}
        </div>
      )}
    </PageFrame>
  )
}

function microWords(tree: ProcedureRow<'get_loss_tree'>, text: ReturnType<typeof useText>): string {
  const seconds = Math.round(tree.losses.micro / tree.micro_stops / 1000)
  return text('losses.micro-count', { count: tree.micro_stops, seconds })
}

function Waterfall({ rows }: { readonly rows: readonly WaterfallRow[] }) {
  const text = useText()
  const number = useNumber()
  const locale = languages[useLanguage()].locale
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('losses.name')}</th>
          <td className={styles.bars} />
          <th scope="col" className={styles.number}>
            {text('losses.duration')}
          </th>
          <th scope="col" className={styles.number}>
            {text('losses.of-planned')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.kind} ${row.name}`} className={row.kind === 'step' ? styles.step : undefined}>
            <th scope="row">{nameOf(row, text)}</th>
            <td className={styles.bars} aria-hidden="true">
              <Bar row={row} />
            </td>
            <td className={styles.number}>{manyHoursText(row.ms / 1000, number)}</td>
            <td className={styles.number}>
              {tenthsText(row.of_planned === null ? null : 100 * row.of_planned, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Bar({ row }: { readonly row: WaterfallRow }) {
  const place: CSSProperties = { left: `${100 * row.from}%`, width: `${100 * (row.to - row.from)}%` }
  return (
    <span className={styles.track}>
      {row.ms > 0 && <span className={classNames(styles.bar, styles[barOf(row)])} style={place} />}
    </span>
  )
}

/** What was never planned is no loss of the people who plan and run. */
function barOf({ kind, of_planned }: WaterfallRow): 'stepBar' | 'lossBar' | 'outsideBar' {
  if (kind === 'step') return 'stepBar'
  return of_planned === null ? 'outsideBar' : 'lossBar'
}

function nameOf(row: WaterfallRow, text: ReturnType<typeof useText>): string {
  return row.kind === 'step' ? text(`losses.step.${row.name}`) : text(`loss.${row.name}`)
}
