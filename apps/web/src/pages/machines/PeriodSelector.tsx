import { figurePeriods } from '@takt/domain/overview/figure-period.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { useDeviceValue } from '../../data/device-storage.ts'
import { useText } from '../../data/use-text.ts'
import styles from './MachinesPage.module.css'
import { figurePeriod } from './use-period-figures.ts'

export function PeriodSelector() {
  const text = useText()
  const period = useDeviceValue(figurePeriod)
  return (
    <SelectField
      className={styles.periods}
      hideLabel
      label={text('period.choose')}
      placeholder={text('period.choose')}
      value={period}
      options={figurePeriods.map((value) => ({ value, label: text(`period.${value}-long`) }))}
      onValueChange={(next) => figurePeriod.set(next)}
    />
  )
}
