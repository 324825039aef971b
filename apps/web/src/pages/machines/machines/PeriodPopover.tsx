import { figurePeriods } from '@takt/domain/ground/overview/figure-period.ts'
import type { ReactElement } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { useDeviceValue } from '../../../device/device-storage.ts'
import { ChoicePopover } from './ChoicePopover.tsx'
import { figurePeriod } from './use-period-figures.ts'

export default function PeriodPopover({ trigger }: { trigger: ReactElement }) {
  const text = useText()
  return (
    <ChoicePopover
      title={text('period.choose')}
      trigger={trigger}
      value={useDeviceValue(figurePeriod)}
      options={figurePeriods.map((value) => ({ value, label: text(`period.${value}-long`) }))}
      onChoose={(period) => figurePeriod.set(period)}
    />
  )
}
