import { DatasetName, VisualizationView } from '@takt/domain/scrap/model/visualization.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getVisualizationConfigs = defineProcedure({
  name: 'get_visualization_configs',
  kind: 'load',
  summary: 'Saved views of a dataset: those of everybody (username Default) and one’s own.',
  input: z.object({ dataset: DatasetName }),
  output: VisualizationView,
})
