import { getConnectors } from '@takt/contract/procedures/get_connectors.ts'
import { connectorRows } from '../connectors/connector-rows.ts'
import { handle } from './handle.ts'

export default handle(getConnectors, (_input, { db, now }) => connectorRows(db, now))
