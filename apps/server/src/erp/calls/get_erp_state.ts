import { getErpState } from '@takt/contract/erp/get_erp_state.ts'
import { handle } from '../../ground/call/handle.ts'
import { erpState } from '../link.ts'

export default handle(getErpState, async (_input, context) => [await erpState(context)])
