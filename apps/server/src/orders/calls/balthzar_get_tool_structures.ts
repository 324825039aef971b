import { balthzarGetToolStructures } from '@takt/contract/procedures/balthzar_get_tool_structures.ts'
import { toolChildren } from '../orders/start-machine.ts'
import { handle } from './handle.ts'

export default handle(balthzarGetToolStructures, ({ tool_id }, { db }) => toolChildren(db, tool_id))
