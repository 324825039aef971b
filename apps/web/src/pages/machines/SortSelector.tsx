import { machineOrders } from '@takt/domain/navigation/machine-order.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '@takt/ui/icon/icons.tsx'
import { useDeviceValue } from '../../data/device-storage.ts'
import { machineOrder } from '../../data/machine-order.ts'
import { useText } from '../../data/use-text.ts'
import styles from './MachinesPage.module.css'

export function SortSelector() {
  const text = useText()
  const order = useDeviceValue(machineOrder)
  const up = order.direction === 'up'
  return (
    <div className={styles.sort}>
      <SelectField
        className={styles.sortField}
        hideLabel
        label={text('machines.sort')}
        placeholder={text('machines.sort')}
        value={order.by}
        onValueChange={(by) => machineOrder.set({ ...order, by })}
        options={machineOrders.map((by) => ({ value: by, label: text(`machines.sort-${by}`) }))}
      />
      <IconButton
        variant="secondary"
        aria-label={text(up ? 'machines.ascending' : 'machines.descending')}
        icon={up ? <ArrowUpIcon /> : <ArrowDownIcon />}
        onClick={() => machineOrder.set({ ...order, direction: up ? 'down' : 'up' })}
      />
    </div>
  )
}
