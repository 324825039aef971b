import type { Dataset, Overview } from '@takt/domain/scrap/analysis/datasets.ts'
import { analysisPeriods } from '@takt/domain/scrap/analysis/view-period.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { useState } from 'react'
import { serverNow } from '../../../data/live/server-clock.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useDeviceValue } from '../../../device/device-storage.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { PeriodPicker } from '../../../parts/period/PeriodPicker.tsx'
import { usePeriod } from '../../../parts/period/use-period.ts'
import styles from './AnalysisView.module.css'
import { panelOpen } from './analysis/manual-mode.ts'
import { useAnalysis, usePlantToday } from './analysis/use-analysis.ts'
import { useView } from './analysis/use-view.ts'
import { Charts } from './Charts.tsx'
import { DayQuestion } from './DayQuestion.tsx'
import { FirstLoad } from './FirstLoad.tsx'
import { OverviewPicker } from './OverviewPicker.tsx'
import { FilterPanel } from './panel/FilterPanel.tsx'
import { PanelToggle } from './panel/PanelToggle.tsx'
import { useDayGrouping } from './use-day-grouping.ts'

/** One dataset: its panel, its charts, and how far its rows have come. */
export function AnalysisView({ dataset, overview }: { readonly dataset: Dataset; readonly overview: Overview }) {
  const text = useText()
  const { time_zone } = useSession()
  const phone = usePhone()
  const today = usePlantToday()
  const [measure, setMeasure] = useState<'qty' | 'cost'>('qty')
  const cost =
    dataset === 'history-scrap' && (overview === 'overview-3' || (overview === 'overview-4' && measure === 'cost'))
  const period = usePeriod({ place: wholePlant, today, offered: analysisPeriods, usual: '1-year' })
  const view = useView({ dataset, overview, shown: period, cost })
  const analysis = useAnalysis(dataset, view.question)
  const grouping = useDayGrouping(view, analysis)
  const wide = useDeviceValue(panelOpen)
  const [onPhone, setOnPhone] = useState(false)
  const open = phone ? onPhone : wide
  const { mark, offer, error } = analysis
  const load = {
    rows: offer === null && !analysis.cancelled ? undefined : [],
    error,
    updatedAt: mark ? Date.now() - (serverNow() - mark.at) : 0,
    reload: () => analysis.load(),
  }
  return (
    <PageFrame
      layout="screen"
      title={text(`title.${dataset}`)}
      about={mark ? text('analysis.loaded', { time: dayAndTime(mark.at, { timeZone: time_zone }) }) : undefined}
      load={analysis.progress && offer === null ? { ...load, rows: [], error: null } : load}
      failed={text('analysis.failed')}
      tools={
        <>
          <PeriodPicker
            shown={{
              ...period,
              choose: (next) => {
                grouping.moved()
                view.update()
                period.choose(next)
              },
            }}
          />
          <PanelToggle open={open} view={view} onOpenChange={phone ? setOnPhone : panelOpen.set} />
          <OverviewPicker dataset={dataset} overview={overview} />
        </>
      }
    >
      <div className={classNames(styles.parts, open && styles.withPanel)}>
        {open && <FilterPanel {...{ dataset, overview, view, analysis, grouping }} />}
        <div className={styles.charts}>
          {view.problem !== null && (
            <p className={styles.problem} role="alert">
              {text(`analysis.custom.${view.problem}`)}
            </p>
          )}
          <FirstLoad analysis={analysis} />
          <Charts {...{ dataset, overview, view, analysis, measure, onMeasure: setMeasure }} />
        </div>
      </div>
      <DayQuestion grouping={grouping} />
    </PageFrame>
  )
}

const wholePlant = { machine_id: '', locationtype: '', location: '' } as const
