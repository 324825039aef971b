import { balthzarGetToolStructures } from '@takt/contract/orders/balthzar_get_tool_structures.ts'
import { handle } from '../../ground/call/handle.ts'
import { toolChildren } from '../start-machine.ts'

export default handle(balthzarGetToolStructures, ({ tool_id }, { db }) => toolChildren(db, tool_id))
