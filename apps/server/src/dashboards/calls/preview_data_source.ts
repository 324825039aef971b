import { previewDataSource } from '@takt/contract/procedures/preview_data_source.ts'
import { sourceRows } from '../dashboards/source-rows.ts'
import { handle } from './handle.ts'

export default handle(previewDataSource, ({ source, machine_ids, parameters }, context) =>
  sourceRows({ slug: source, source, parameters: { machine_ids } }, parameters, context),
)
