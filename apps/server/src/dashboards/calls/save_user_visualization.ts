import { saveUserVisualization } from '@takt/contract/dashboards/save_user_visualization.ts'
import { handle } from '../../ground/call/handle.ts'
import { saveView } from '../../scrap/analysis/views.ts'

export default handle(saveUserVisualization, (input, context) => saveView(input, context.session.username, context))
