import { getVisualizationConfigs } from '@takt/contract/dashboards/get_visualization_configs.ts'
import { DEFAULT_OWNER } from '@takt/domain/scrap/analysis/view-name.ts'
import type { VisualizationView } from '@takt/domain/scrap/model/visualization.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(getVisualizationConfigs, ({ dataset }, { db, session }) =>
  db.many<VisualizationView>(sql`
    select dataset, name, case owner when '' then ${DEFAULT_OWNER} else owner end as username, config
    from visualization_setting where dataset = ${dataset} and owner in ('', ${session.username})
    order by owner, name`),
)
