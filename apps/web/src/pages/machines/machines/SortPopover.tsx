import { machineOrders } from '@takt/domain/machines/navigation/machine-order.ts'
import type { ReactElement } from 'react'
import { machineOrder } from '../../../data/machines/machine-order.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useDeviceValue } from '../../../device/device-storage.ts'
import { ChoicePopover } from './ChoicePopover.tsx'
import { sortBy } from './sort-by.ts'

export default function SortPopover({ trigger }: { trigger: ReactElement }) {
  const text = useText()
  const order = useDeviceValue(machineOrder)
  return (
    <ChoicePopover
      title={text('machines.sort')}
      trigger={trigger}
      value={order.by}
      options={machineOrders.map((value) => ({ value, label: text(`machines.sort-${value}`) }))}
      onChoose={(by) => sortBy({ ...order, by })}
    />
  )
}
