import { stopGroupCalls } from '@takt/contract/stops/stop-groups.calls.ts'
import { stopGroups } from '@takt/domain/stops/stop-groups.register.ts'
import { keepRegister } from '../../ground/registers/keep-register.ts'

export default keepRegister(stopGroups, stopGroupCalls, {
  table: 'stop_group',
  order: 'view_order, code',
  // Statistics list groups in the same order; the column of their own is of older saved queries.
  copies: { view_order_statistics: 'view_order' },
  usedBy: [['stop_code', 'group_id']],
})
