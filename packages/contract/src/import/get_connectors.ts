import { ConnectorRow } from '@takt/domain/machines/model/connector.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getConnectors = defineProcedure({
  name: 'get_connectors',
  kind: 'load',
  summary: 'The machine connections with their state, backlog, quarantined signals and last error.',
  input: z.object({}),
  output: ConnectorRow,
  permission: 'view-connectors',
})
