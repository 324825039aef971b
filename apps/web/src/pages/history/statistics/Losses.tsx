import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { lossChart } from '@takt/domain/history/losses/loss-chart.ts'
import type { WaterfallRow } from '@takt/domain/history/losses/waterfall.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { Chart } from '../../../parts/chart/Chart.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { BesideIso } from './BesideIso.tsx'
import styles from './Losses.module.css'
import { ScrapLeftOut } from './ScrapLeftOut.tsx'
import type { ShownStatistics } from './shown-statistics.ts'
import { EVERY_SECONDS } from './statistics-place.ts'

/** What became of all time of a period: from calendar time down to good pieces, and what was lost on the way. */
export function Losses({ place, period, about, head }: ShownStatistics) {
  const text = useText()
  const { start, end } = period.days ?? { start: period.plant.today, end: period.plant.today }
  const load = useLoad(
    'get_loss_tree',
    { ...place, ...period.asked, start_day: start, end_day: end },
    { everySeconds: EVERY_SECONDS },
  )
  const tree = load.rows?.[0]
  const chart = useMemo(
    () =>
      tree &&
      lossChart(tree, {
        duration: text('losses.duration'),
        ofPlanned: text('losses.of-planned'),
        nameOf: (row) => nameOf(row, text),
      }),
    [tree, text],
  )
  return (
    <PageFrame layout="flow" {...head} load={load} failed={text('statistics.failed')}>
      {tree && (
        <div className={styles.cards}>
          <Chart
            title={text('losses.title')}
            about={about}
            what={text('losses.name')}
            chart={chart}
            withValues
            actions={
              place.machine_id === '' && (
                <p className={styles.machines}>{text('losses.machines', { count: tree.machines })}</p>
              )
            }
          >
            <p className={styles.note}>
              {text('losses.good-share')} {tree.micro_stops > 0 && microWords(tree, text)}
            </p>
            <ScrapLeftOut place={place} period={period} />
          </Chart>
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

function nameOf(row: WaterfallRow, text: ReturnType<typeof useText>): string {
  return row.kind === 'step' ? text(`losses.step.${row.name}`) : text(`loss.${row.name}`)
}
