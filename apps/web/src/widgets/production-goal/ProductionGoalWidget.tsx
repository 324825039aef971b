import { goalArrow, goalNumbers, goalOf } from '@takt/domain/dashboards/widgets/goal-arrow.ts'
import { formatValue } from '@takt/domain/ground/format-value.ts'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { NoData } from '../../dashboard/NoData.tsx'
import { FittedFigure } from '../../dashboard/text/FittedFigure.tsx'
import styles from './ProductionGoal.module.css'
import type { productionGoal } from './production-goal.widget.ts'

type Props = WidgetProps<(typeof productionGoal)['options'], ReturnType<(typeof productionGoal)['needs']>>

/** What is made of the goal, as an arrow from nothing to the target, and how far it is from where it should be by now. */
export default function ProductionGoalWidget({ config, data, plant, say }: Props) {
  const { locationtype, location, machineId, goalType, target } = config
  const goal = goalOf(data.goals, { locationtype, location, machine_id: machineId[0] ?? '' }, goalType)
  if (goal === undefined) return <NoData say={say}>{say('widget.goal.none')}</NoData>
  const numbers = goalNumbers(goal, target)
  const { parts, percent } = goalArrow(numbers)
  const number = (value: number | null) => formatValue(target === 'earned_hours' ? 'round-1' : 'round-0', value, plant)
  const diff = numbers.diff ?? 0
  return (
    <div className={styles.goal}>
      <FittedFigure className={styles.numbers}>
        <span className={styles.result}>{number(numbers.result)}</span>
        {percent !== null && <span className={styles.target}>{`/ ${number(numbers.target)}`}</span>}
        {percent !== null && <span className={styles.percent}>{`${formatValue('round-0', percent, plant)} %`}</span>}
      </FittedFigure>
      <div className={styles.arrow} data-empty={parts.length === 0 || undefined} aria-hidden="true">
        {parts.map(({ part, share }) => (
          <span key={part} data-part={part} style={{ width: `${share * 100}%` }} />
        ))}
      </div>
      {percent !== null && (
        <FittedFigure className={styles.words}>
          {say(diff < 0 ? 'widget.goal.behind' : 'widget.goal.ahead', { amount: number(Math.abs(diff)) })}
          <span className={styles.unit}>{say(`choice.goal-target.${target}`)}</span>
        </FittedFigure>
      )}
    </div>
  )
}
