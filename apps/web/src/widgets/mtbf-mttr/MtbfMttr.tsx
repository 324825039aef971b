import { DEFAULT_INK } from '@takt/domain/dashboards/look.ts'
import { type MtbfConfig, reportOptions, shownFigures } from '@takt/domain/dashboards/mtbf-options.ts'
import { type MtbfRows, readMtbfQuery } from '@takt/domain/dashboards/mtbf-rows.ts'
import { formatValue } from '@takt/domain/ground/format-value.ts'
import { hoursAndMinutes } from '@takt/domain/ground/statistics/mtbf/hours-and-minutes.ts'
import type { HistoryRow } from '@takt/domain/history/statistics/mtbf/history-row.ts'
import { type MtbfTotals, mtbfReport } from '@takt/domain/history/statistics/mtbf/mtbf-report.ts'
import { useMemo } from 'react'
import type { Say, WidgetProps } from '../../dashboard/define-widget.ts'
import { FittedRoom } from '../../dashboard/text/FittedRoom.tsx'
import { MtbfGraph } from './MtbfGraph.tsx'
import styles from './MtbfMttr.module.css'
import { PeriodTable, StopTables } from './MtbfTables.tsx'
import type { mtbfMttr } from './mtbf-mttr.widget.ts'

type Props = WidgetProps<(typeof mtbfMttr)['options'], ReturnType<(typeof mtbfMttr)['needs']>>

/** Below this the report rolls instead of getting smaller still. */
const LEAST_PIXELS = 9

/** Failures, repairs and waiting of some machines: graphs, totals and tables, each as the options say. */
export default function MtbfMttr({ config, data, dayOf, mode, plant, say }: Props) {
  const fromQuery = config.query.sqlSource !== ''
  const read = useMemo(
    (): MtbfRows => (fromQuery ? readMtbfQuery(data.history[0]) : { rows: data.history as readonly HistoryRow[] }),
    [fromQuery, data.history],
  )
  const today = dayOf(config.machineList)
  const report = useMemo(
    () => ('fault' in read ? undefined : mtbfReport(read.rows, data.codes, { ...reportOptions(config), today })),
    [read, data.codes, config, today],
  )
  if ('fault' in read) return <p className={styles.none}>{say('widget.mtbf.column', { name: read.fault })}</p>
  if (report === undefined || read.rows.length === 0) return <p className={styles.none}>{say('widget.no-data')}</p>
  const figures = shownFigures(config)
  const { periods, totals, stops } = report
  return (
    <div className={styles.room} style={{ fontSize: `${config.fontSize}px` }}>
      <FittedRoom className={styles.report} leastPixels={LEAST_PIXELS} rolls={mode === 'active'}>
        {config.showHeader && <h3 className={styles.header}>{config.header || say('widget.mtbf-mttr')}</h3>}
        {figures.length > 0 && (
          <div className={styles.graphs}>
            {figures.map((shown) => (
              <MtbfGraph key={shown.figure} {...{ shown, periods, config, plant, say }} />
            ))}
          </div>
        )}
        {config.showTotals && config.totalsShown.length > 0 && (
          <Totals {...{ totals, plant, say }} shown={config.totalsShown} color={config.totalColor} />
        )}
        {config.showTables && (
          <div className={styles.tables}>
            <PeriodTable
              {...{ periods, say }}
              most={config.amountOfPeriodsTable}
              weeks={config.period === 'week_number'}
              language={plant.language}
            />
            <StopTables {...{ stops, config, say }} />
          </div>
        )}
        {(figures.length > 0 || config.showTables) && (
          <p className={styles.footnote}>{say('widget.mtbf.unfinished')}</p>
        )}
      </FittedRoom>
    </div>
  )
}

function Totals(on: {
  readonly totals: MtbfTotals
  readonly shown: MtbfConfig['totalsShown']
  readonly color: string
  readonly plant: Props['plant']
  readonly say: Say
}) {
  const { totals, shown, color, plant, say } = on
  return (
    // Untouched it is the ink of the theme, which is not black in the dark.
    <dl className={styles.totals} style={color === DEFAULT_INK ? {} : { color }}>
      {shown.map((name) => (
        <div key={name}>
          <dt>{say(`widget.mtbf.figure.${name}`)}</dt>
          <dd>{hoursAndMinutes(totals[name], (hours) => formatValue('round-0', hours, plant))}</dd>
        </div>
      ))}
    </dl>
  )
}
