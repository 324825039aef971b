import { NewVisualization, VisualizationView } from '@takt/domain/scrap/model/visualization.ts'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveUserVisualization = defineProcedure({
  name: 'save_user_visualization',
  kind: 'action',
  summary: 'Saves a view of the analysis for oneself; over one of the same name only with overwrite.',
  input: NewVisualization,
  output: VisualizationView,
  permission: 'can-manage-user-visualizations',
  reach: 'own',
})
