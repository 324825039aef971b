import { setupTypeCalls } from '@takt/contract/stops/setup-types.calls.ts'
import { setupTypes } from '@takt/domain/stops/setup-types.register.ts'
import { keepRegister } from '../../ground/registers/keep-register.ts'

export default keepRegister(setupTypes, setupTypeCalls, {
  table: 'setup_type',
  order: 'view_order, code',
  usedBy: [['order_run', 'setup_type']],
})
