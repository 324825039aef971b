import { reachOfView } from '@takt/domain/scrap/analysis/view-name.ts'
import { DatasetName } from '@takt/domain/scrap/model/visualization.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteVisualizationSetting = defineProcedure({
  name: 'delete_visualization_setting',
  kind: 'action',
  summary: 'Deletes a saved view: one of everybody with its permission, else one’s own.',
  input: z.object({ dataset: DatasetName, name: z.string().max(80), username: z.string().max(100) }),
  output: z.object({ name: z.string() }),
  reach: ({ username }) => reachOfView(username),
})
