import { previewDataSource } from '@takt/contract/dashboards/preview_data_source.ts'
import { handle } from '../../ground/call/handle.ts'
import { sourceRows } from '../source-rows.ts'

export default handle(previewDataSource, ({ source, parameters, ...of }, context) =>
  sourceRows({ slug: source, source, parameters: of }, parameters, context),
)
