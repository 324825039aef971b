import { getVisualizationConfigs } from '@takt/contract/procedures/get_visualization_configs.ts'
import { DEFAULT_OWNER } from '@takt/domain/analysis/view-name.ts'
import type { VisualizationView } from '@takt/domain/model/visualization.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(getVisualizationConfigs, ({ dataset }, { db, session }) =>
  db.many<VisualizationView>(sql`
    select dataset, name, case owner when '' then ${DEFAULT_OWNER} else owner end as username, config
    from visualization_setting where dataset = ${dataset} and owner in ('', ${session.username})
    order by owner, name`),
)
