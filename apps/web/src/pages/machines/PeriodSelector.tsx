import { Button } from '@takt/ui/button/Button.tsx'
import { ChevronDownIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { lazy } from 'react'
import { useDeviceValue } from '../../data/device-storage.ts'
import { useText } from '../../data/use-text.ts'
import { LazyPopup } from '../../shell/LazyPopup.tsx'
import { figurePeriod } from './use-period-figures.ts'

const PeriodPopover = lazy(() => import('./PeriodPopover.tsx'))

export function PeriodSelector() {
  const text = useText()
  const period = useDeviceValue(figurePeriod)
  return (
    <LazyPopup
      popup={PeriodPopover}
      trigger={
        <Button iconEnd={<ChevronDownIcon />}>
          {text('period.choose')}: {text(`period.${period}-long`)}
        </Button>
      }
    />
  )
}
