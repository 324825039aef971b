import type { StopFigure } from '@takt/domain/dashboards/statistics/task-graph.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { reasonColour, reasonColours } from '@takt/domain/machines/reason-colours.ts'
import { MICRO, MICRO_COLOUR, UNCODED, UNCODED_COLOUR } from '@takt/domain/machines/uncoded.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { microName } from '../machines/reason-words.ts'

type NamedReason = Pick<
  StopFigure,
  'stop_description' | 'stop_reason_color' | 'group_id' | 'group_description' | 'group_color' | 'setup_time'
>

const unnamed: NamedReason = {
  stop_description: '',
  stop_reason_color: 'Automatic',
  group_id: '',
  group_description: '',
  group_color: 'Automatic',
  setup_time: 0,
}

/** Stop reasons with their words and the colour they have in every chart, by their code; also those that are no longer in use. */
export async function namedReasons(db: CompanyDb, language: Language): Promise<(code: string) => NamedReason> {
  const rows = await db.many<NamedReason & { stop_code: string }>(sql`
    select c.stop_code, c.stop_reason_color, c.group_id, g.color as group_color, c.setup_time,
      takt_name(c.names, ${language})
        as stop_description,
      takt_name(g.names, ${language})
        as group_description
    from stop_code c join stop_group g on g.code = c.group_id`)
  const groups = reasonColours(rows.map(({ group_id, group_color }) => [group_id, group_color]))
  const byCode = new Map(
    rows.map(({ stop_code, ...reason }) => [
      stop_code,
      {
        ...reason,
        stop_reason_color: reasonColour(stop_code, reason.stop_reason_color),
        group_color: groups.get(reason.group_id) as string,
      },
    ]),
  )
  const uncoded = { ...unnamed, stop_reason_color: UNCODED_COLOUR }
  const micro = { ...unnamed, stop_description: microName(language), stop_reason_color: MICRO_COLOUR }
  return (code) => (code === MICRO ? micro : (byCode.get(code) ?? (code === UNCODED ? uncoded : unnamed)))
}
