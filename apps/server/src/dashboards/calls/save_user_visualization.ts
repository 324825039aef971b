import { saveUserVisualization } from '@takt/contract/procedures/save_user_visualization.ts'
import { saveView } from '../analysis/views.ts'
import { handle } from './handle.ts'

export default handle(saveUserVisualization, (input, context) => saveView(input, context.session.username, context))
