import { gaugeLabel } from '@takt/domain/dashboards/gauge-scale.ts'
import { type BoxLimit, boxColor, productionText } from '@takt/domain/dashboards/widgets/production-value.ts'
import { textOn } from '@takt/domain/ground/stop-colour.ts'
import { withFigures } from '../../dashboard/data/figures-of-machine.ts'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { FittedFigure } from '../../dashboard/text/FittedFigure.tsx'
import styles from './ProductionValue.module.css'
import type { productionValue } from './production-value.widget.ts'

type Props = WidgetProps<(typeof productionValue)['options'], ReturnType<(typeof productionValue)['needs']>>

export default function ProductionValue({ config, data, plant }: Props) {
  const row = withFigures(data.fresh[0] ?? data.machine, data)
  const value = row?.[config.key]
  const box = config.display === 'colorBox' ? boxColor(value, limitsOf(config)) : undefined
  return (
    <div className={styles.value} style={box === undefined ? {} : { backgroundColor: box, color: textOn(box) }}>
      {config.label !== '' && (
        <span className={styles.label}>{gaugeLabel(config.label, config.machineId[0] ?? '')}</span>
      )}
      <FittedFigure className={styles.number} inHeight>
        {productionText(value, config, plant)}
      </FittedFigure>
    </div>
  )
}

function limitsOf(config: Props['config']): BoxLimit[] {
  const all = [
    { rule: config.rule1, value: config.value1, upper: config.upper1, color: config.color1 },
    { rule: config.rule2, value: config.value2, upper: config.upper2, color: config.color2 },
    { rule: config.rule3, value: config.value3, upper: config.upper3, color: config.color3 },
  ]
  return all.slice(0, config.limitCount)
}
