import { getConnectors } from '@takt/contract/import/get_connectors.ts'
import { handle } from '../../ground/call/handle.ts'
import { connectorRows } from '../connectors/connector-rows.ts'

export default handle(getConnectors, (_input, { db, now }) => connectorRows(db, now))
