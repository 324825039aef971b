import { selectsStops } from '@takt/domain/dashboards/time-history/choose.ts'
import { useMemo } from 'react'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { TimeHistory } from '../../parts/time-history/TimeHistory.tsx'
import { useStopChoice } from '../../parts/time-history/use-stop-choice.ts'
import styles from './TimeHistoryWidget.module.css'
import type { timeHistory } from './time-history.widget.ts'

type Props = WidgetProps<(typeof timeHistory)['options'], ReturnType<(typeof timeHistory)['needs']>>

export default function TimeHistoryWidget({ config, data, mode, area, now, plant, say, actions }: Props) {
  const { language, timeZone } = plant
  const place = useMemo(() => ({ language, timeZone, say }), [language, timeZone, say])
  const choice = useStopChoice(selectsStops({ mode, area }) ? actions.stops : undefined, data.machines)
  return (
    <div className={styles.widget}>
      <TimeHistory
        machines={data.machines}
        period={config.period}
        rows={config.rows}
        tools={config.showTools}
        legend={config.showLegend}
        {...{ now, place, choice }}
      />
    </div>
  )
}
