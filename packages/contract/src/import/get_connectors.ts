import { ConnectorRow } from '@takt/domain/model/connector.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getConnectors = defineProcedure({
  name: 'get_connectors',
  kind: 'load',
  summary: 'The machine connections with their state, backlog, quarantined signals and last error.',
  input: z.object({}),
  output: ConnectorRow,
  permission: 'view-connectors',
})
