import { saveDefaultVisualization } from '@takt/contract/dashboards/save_default_visualization.ts'
import { handle } from '../../ground/call/handle.ts'
import { saveView } from '../../scrap/analysis/views.ts'

export default handle(saveDefaultVisualization, (input, context) => saveView(input, '', context))
