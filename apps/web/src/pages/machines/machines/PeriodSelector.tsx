import { Button } from '@takt/ui/button/Button.tsx'
import { ChevronDownIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { lazy } from '@takt/ui/lazy/lazy.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { useDeviceValue } from '../../../device/device-storage.ts'
import { LazyPopup } from '../../../parts/lazy-popup/LazyPopup.tsx'
import { figurePeriod } from './use-period-figures.ts'

const PeriodPopover = lazy(() => import('./PeriodPopover.tsx'))

export function PeriodSelector() {
  const text = useText()
  const period = useDeviceValue(figurePeriod)
  const value = text(`period.${period}-long`)
  return (
    <LazyPopup
      popup={PeriodPopover}
      trigger={
        <Button iconEnd={<ChevronDownIcon />} aria-label={`${text('period.choose')}: ${value}`}>
          {text('period.figures')}: {value}
        </Button>
      }
    />
  )
}
