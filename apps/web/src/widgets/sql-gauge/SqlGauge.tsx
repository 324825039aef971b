import { gaugeScale, readGauge } from '@takt/domain/dashboards/gauge-scale.ts'
import { queryReading, readQueryRows } from '@takt/domain/dashboards/query-graph.ts'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { Dial } from '../../dashboard/dial/Dial.tsx'
import type { sqlGauge } from './sql-gauge.widget.ts'

type Props = WidgetProps<(typeof sqlGauge)['options'], ReturnType<(typeof sqlGauge)['needs']>>

export default function SqlGauge({ config, data, plant, say }: Props) {
  const { value, min, max } = queryReading(readQueryRows(data.result[0]))
  const scale = gaugeScale(
    { key: '', value: min ?? config.minValue },
    { key: '', value: max ?? config.maxValue },
    undefined,
  )
  const label = config.labelPos === null ? '' : config.label
  return <Dial {...{ config, scale, label, plant, say }} reading={readGauge(value, scale)} row={undefined} />
}
