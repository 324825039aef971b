import { isPercent } from '@takt/domain/dashboards/figure-properties.ts'
import { gaugeLabel, gaugeScale, readGauge } from '@takt/domain/dashboards/gauge-scale.ts'
import { rowsOfMachines } from '@takt/domain/dashboards/rows.ts'
import { withFigures } from '../../dashboard/data/figures-of-machine.ts'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { Dial } from '../../dashboard/dial/Dial.tsx'
import type { gauge } from './gauge.widget.ts'

type Props = WidgetProps<(typeof gauge)['options'], ReturnType<(typeof gauge)['needs']>>

export default function Gauge({ config, data, plant, say }: Props) {
  const machine_id = config.machineId[0] ?? ''
  // A machine that is not among the rows has no value; another machine's would be a lie.
  const row =
    config.dataSource === '' ? withFigures(data.machine, data) : rowsOfMachines(data.rows, config.machineId)[0]
  const scale = gaugeScale(
    { key: config.minKey, value: config.minValue },
    { key: config.maxKey, value: config.maxValue },
    row,
  )
  const reading = readGauge(row?.[config.valueKey], scale)
  const label = config.labelPos === null ? '' : gaugeLabel(config.label, machine_id)
  const unit = config.unit.trim() === '' && isPercent(config.valueKey) ? '%' : config.unit
  return <Dial config={{ ...config, unit }} {...{ scale, reading, row, label, plant, say }} />
}
