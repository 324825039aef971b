import { NewVisualization, VisualizationView } from '@takt/domain/scrap/model/visualization.ts'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveDefaultVisualization = defineProcedure({
  name: 'save_default_visualization',
  kind: 'action',
  summary: 'Saves a view of the analysis for everybody; over one of the same name only with overwrite.',
  input: NewVisualization,
  output: VisualizationView,
  permission: 'can-save-default-visualizations',
  reach: 'plant',
})
