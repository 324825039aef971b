import { mtbfFigures } from '@takt/domain/dashboards/mtbf-graph.ts'
import type { MtbfConfig } from '@takt/domain/dashboards/mtbf-options.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { hoursAndMinutes } from '@takt/domain/ground/statistics/mtbf/hours-and-minutes.ts'
import { type MtbfReport, type PeriodRow, tablePeriods } from '@takt/domain/history/statistics/mtbf/mtbf-report.ts'
import type { StopRecord } from '@takt/domain/history/statistics/mtbf/stop-records.ts'
import type { Say } from '../../dashboard/define-widget.ts'
import styles from './MtbfMttr.module.css'
import { periodWord } from './period-word.ts'

/** The latest periods, newest first. */
export function PeriodTable(on: {
  readonly periods: readonly PeriodRow[]
  readonly most: number
  readonly weeks: boolean
  readonly language: Language
  readonly say: Say
}) {
  const { periods, most, weeks, language, say } = on
  const shown = tablePeriods(periods, most)
  if (shown.length === 0) return null
  return (
    <table className={styles.table}>
      <caption>{say('widget.mtbf.periods')}</caption>
      <thead>
        <tr>
          <th scope="col">{say(weeks ? 'choice.report-period.week_number' : 'choice.report-period.trans_date')}</th>
          {mtbfFigures.map((figure) => (
            <th key={figure} scope="col">
              {say(`widget.mtbf.figure.${figure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((period) => (
          <tr key={period.key}>
            <th scope="row">{periodWord(period, weeks, language)}</th>
            {mtbfFigures.map((figure) => (
              <td key={figure}>{hoursAndMinutes(period[`${figure}_s`])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const categories = ['failure', 'repair', 'wait'] as const

/** The stops of failures, repairs and waiting, each in its own order. */
export function StopTables(on: {
  readonly stops: MtbfReport['stops']
  readonly config: Pick<MtbfConfig, 'failureSort' | 'repairSort' | 'waitSort'>
  readonly say: Say
}) {
  const { stops, config, say } = on
  return categories.map((category) => (
    <StopTable
      key={category}
      caption={say(`widget.mtbf.stops.${category}`)}
      records={stops[category]}
      sort={config[`${category}Sort`]}
      say={say}
    />
  ))
}

function StopTable(on: {
  readonly caption: string
  readonly records: readonly StopRecord[]
  readonly sort: MtbfConfig['failureSort']
  readonly say: Say
}) {
  const { caption, records, sort, say } = on
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say('widget.mtbf.stop')}</th>
          <th scope="col" aria-sort={sort === 'total_stops' ? 'descending' : undefined}>
            {say('choice.stop-sort.total_stops')}
          </th>
          <th scope="col" aria-sort={sort === 'stoptime' ? 'descending' : undefined}>
            {say('choice.stop-sort.stoptime')}
          </th>
        </tr>
      </thead>
      <tbody>
        {records.length === 0 && (
          <tr>
            <td colSpan={3}>{say('widget.mtbf.no-stops')}</td>
          </tr>
        )}
        {records.map(({ stop_code, stop_description, total_stops, stoptime }) => (
          <tr key={stop_code}>
            <th scope="row">{`${stop_code} ${stop_description}`}</th>
            <td>{total_stops}</td>
            <td>{hoursAndMinutes(stoptime)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
