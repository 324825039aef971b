import { createHash } from 'node:crypto'
import { aFileContent, bytes } from '../documents/documents.fixture.ts'
import { makes, ONCE, type Plant } from '../ground/db/makes.fixture.ts'

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

/** What a dashboard was before a save. */
export const aDashboardVersion = makes('dashboard_version', () => ({
  config: {},
  changed_by: 'admin',
  changed_at: ONCE,
}))

/** A saved view of the analysis, for everybody. */
export const aSavedView = makes('visualization_setting', () => ({ owner: '', changed_by: 'admin', changed_at: ONCE }))

const mediaFile = makes('media_file', () => ({ changed_at: ONCE }), ['company_id', 'found_as'])

/** A picture, film, drawing or sheet under its name, whatever it holds: nobody looks at it as at an upload. */
export async function aMediaFile(plant: Plant, name: string, content: Uint8Array | string): Promise<void> {
  const whole = Buffer.from(content)
  const [hash, size] = [createHash('sha256').update(whole).digest('hex'), whole.length]
  await aFileContent(plant, { hash, size, content: bytes(whole) })
  await mediaFile(plant, { found_as: name.toLowerCase(), name, hash, size })
}
