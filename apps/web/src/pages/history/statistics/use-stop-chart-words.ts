import type { StopChartWords } from '@takt/domain/dashboards/statistics/stop-charts.ts'
import { useMemo } from 'react'
import { useText } from '../../../data/words/use-text.ts'

export function useStopChartWords(): StopChartWords {
  const text = useText()
  return useMemo(
    () => ({
      run: text('widget.task.run'),
      setup: text('widget.task.setup'),
      uncoded: text('widget.task.uncoded'),
      micro: text('stops.micro'),
      other: text('statistics.other'),
      time: text('statistics.stop-time'),
      share: text('chart.share'),
      stops: text('production.stops'),
      availability: text('widget.task.availability'),
      together: text('statistics.together'),
    }),
    [text],
  )
}
