import { saveDefaultVisualization } from '@takt/contract/procedures/save_default_visualization.ts'
import { saveView } from '../analysis/views.ts'
import { handle } from './handle.ts'

export default handle(saveDefaultVisualization, (input, context) => saveView(input, '', context))
