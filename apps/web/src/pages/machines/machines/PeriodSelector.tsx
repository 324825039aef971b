import { Button } from '@takt/ui/button/Button.tsx'
import { ChevronDownIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { late } from '@takt/ui/late/late.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { useDeviceValue } from '../../../device/device-storage.ts'
import { LatePopup } from '../../../parts/late-popup/LatePopup.tsx'
import { figurePeriod } from './use-period-figures.ts'

const PeriodPopover = late(() => import('./PeriodPopover.tsx'))

export function PeriodSelector() {
  const text = useText()
  const period = useDeviceValue(figurePeriod)
  return (
    <LatePopup
      popup={PeriodPopover}
      trigger={
        <Button iconEnd={<ChevronDownIcon />}>
          {text('period.choose')}: {text(`period.${period}-long`)}
        </Button>
      }
    />
  )
}
