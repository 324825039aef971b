import { previewDataSource } from '@takt/contract/dashboards/preview_data_source.ts'
import { handle } from '../../ground/call/handle.ts'
import { sourceRows } from '../source-rows.ts'

export default handle(previewDataSource, ({ source, machine_ids, parameters }, context) =>
  sourceRows({ slug: source, source, parameters: { machine_ids } }, parameters, context),
)
