import { machineOrders } from '@takt/domain/navigation/machine-order.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CheckIcon } from '@takt/ui/icon/icons.tsx'
import { Popover } from '@takt/ui/popover/Popover.tsx'
import { type ReactElement, useState } from 'react'
import { useDeviceValue } from '../../data/device-storage.ts'
import { machineOrder } from '../../data/machine-order.ts'
import { useText } from '../../data/use-text.ts'
import styles from './MachinesPage.module.css'
import { sortBy } from './sort-by.ts'

export default function SortPopover({ trigger }: { trigger: ReactElement }) {
  const text = useText()
  const [open, setOpen] = useState(true)
  const order = useDeviceValue(machineOrder)
  return (
    <Popover
      align="end"
      open={open}
      onOpenChange={setOpen}
      title={text('machines.sort')}
      closeLabel={text('shell.close')}
      trigger={trigger}
    >
      <div className={styles.orders}>
        {machineOrders.map((by) => (
          <Button
            key={by}
            variant="quiet"
            fullWidth
            aria-pressed={by === order.by}
            iconEnd={by === order.by ? <CheckIcon /> : undefined}
            onClick={() => {
              sortBy({ ...order, by })
              setOpen(false)
            }}
          >
            {text(`machines.sort-${by}`)}
          </Button>
        ))}
      </div>
    </Popover>
  )
}
