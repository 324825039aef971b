import { makes, ONCE } from '../ground/db/makes.fixture.ts'

export const aQuery = makes('query', ({ nth }) => ({
  sql_query_id: `made-${nth}`,
  changed_by: 'admin',
  changed_at: ONCE,
}))

/** An overview of a query's rows. */
export const anOwnOverview = makes('own_overview', ({ nth }) => ({
  overview_name: `Made overview ${nth}`,
  changed_by: 'admin',
  changed_at: ONCE,
}))

export const aWidgetConfig = makes('widget_config', () => ({ config: {}, changed_by: 'admin', changed_at: ONCE }))

/** A saved view of the analysis, for everybody. */
export const aSavedView = makes('visualization_setting', () => ({ owner: '', changed_by: 'admin', changed_at: ONCE }))
