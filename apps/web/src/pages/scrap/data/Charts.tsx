import type { Dataset, Overview } from '@takt/domain/scrap/analysis/datasets.ts'
import { shownTime } from '@takt/domain/scrap/analysis/shown-time.ts'
import { withValue } from '@takt/domain/scrap/analysis/view-config.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { Analysis } from './analysis/use-analysis.ts'
import type { View } from './analysis/use-view.ts'
import styles from './Charts.module.css'
import { CardCharts } from './charts/CardCharts.tsx'
import { GoodCharts } from './charts/GoodCharts.tsx'
import type { LayoutProps } from './charts/layout-props.ts'
import { ScrapCharts } from './charts/ScrapCharts.tsx'
import { Summary } from './charts/Summary.tsx'
import { OlderRows } from './OlderRows.tsx'

interface ChartsProps {
  readonly dataset: Dataset
  readonly overview: Overview
  readonly view: View
  readonly analysis: Analysis
  readonly measure: 'qty' | 'cost'
  readonly onMeasure: (measure: 'qty' | 'cost') => void
}

/** The layout that the route names, over one answer. */
export function Charts({ dataset, overview, view, analysis, measure, onMeasure }: ChartsProps) {
  const text = useText()
  const language = useLanguage()
  const { answer, offer, storage, progress } = analysis
  if (analysis.cancelled && offer === null) {
    return (
      <EmptyState
        title={text('analysis.cancelled')}
        text={text('analysis.cancelled-text')}
        action={
          <Button size="primary" variant="primary" onClick={() => analysis.load()}>
            {text('analysis.load-now')}
          </Button>
        }
      />
    )
  }
  if (offer !== null && analysis.waiting) {
    return (
      <div className={styles.charts} aria-busy="true">
        <OlderRows analysis={analysis} />
        <EmptyState title={text('analysis.load.waits')} text={text('analysis.load.waits-text')} />
      </div>
    )
  }
  if (offer === null || answer === null) {
    return (
      <div className={styles.grid} aria-busy="true">
        <Skeleton height={280} />
        <Skeleton height={280} />
        <Skeleton height={280} />
        <Skeleton height={280} />
      </div>
    )
  }
  const { question, draft } = view
  const time = shownTime(question.view, question.period, language)
  const layout: LayoutProps = {
    answer,
    overview,
    groupBy: question.view.groupBy,
    cost: question.cost,
    about: time,
    add: (name, value) => view.filter(withValue(draft, name, value)),
    addWeek: (week) =>
      view.filter({
        ...draft,
        weeksEnabled: true,
        week_numbers: [...(draft.weeksEnabled ? draft.week_numbers : []).filter((known) => known !== week), week],
      }),
  }
  return (
    <div className={styles.charts}>
      {storage !== null && storage !== 'kept' && (
        <p className={styles.warning} role="status">
          {text(`analysis.storage.${storage}`)}
        </p>
      )}
      <OlderRows analysis={analysis} />
      <Summary
        answer={answer}
        dataset={dataset}
        time={time}
        cost={question.cost}
        busy={progress?.kind === 'later' || view.changed}
        measure={dataset === 'history-scrap' && overview === 'overview-4' ? { value: measure, onMeasure } : undefined}
      />
      {answer.count === 0 ? (
        <EmptyState title={text('analysis.empty')} text={text('analysis.empty-text')} />
      ) : dataset === 'history-scrap' ? (
        <ScrapCharts {...layout} />
      ) : dataset === 'history-day' ? (
        <GoodCharts {...layout} />
      ) : (
        <CardCharts {...layout} />
      )}
    </div>
  )
}
