import { ToolRow } from '@takt/domain/machines/overview/tool-row.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getToolOverview = defineProcedure({
  name: 'get_tool_overview',
  kind: 'load',
  summary: 'Every tool, the machine it sits in, its cavities, its order and when it was last used.',
  input: z.object({}),
  output: ToolRow,
})
