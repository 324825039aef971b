import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { ArrowDownIcon, ArrowUpIcon, ChevronDownIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { lazy } from '@takt/ui/lazy/lazy.tsx'
import { machineOrder } from '../../../data/machines/machine-order.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useDeviceValue } from '../../../device/device-storage.ts'
import { LazyPopup } from '../../../parts/lazy-popup/LazyPopup.tsx'
import styles from './MachinesPage.module.css'
import { sortBy } from './sort-by.ts'

const SortPopover = lazy(() => import('./SortPopover.tsx'))

export function SortSelector() {
  const text = useText()
  const order = useDeviceValue(machineOrder)
  const up = order.direction === 'up'
  return (
    <div className={styles.sort}>
      <LazyPopup
        popup={SortPopover}
        trigger={
          <Button iconEnd={<ChevronDownIcon />}>
            {text('machines.sort')}: {text(`machines.sort-${order.by}`)}
          </Button>
        }
      />
      <IconButton
        variant="secondary"
        aria-label={text(up ? 'machines.ascending' : 'machines.descending')}
        icon={up ? <ArrowUpIcon /> : <ArrowDownIcon />}
        onClick={() => sortBy({ ...order, direction: up ? 'down' : 'up' })}
      />
    </div>
  )
}
