import { messageGroups } from '@takt/domain/machines/notices/notice-choices.ts'
import { alarmLevels } from '@takt/domain/machines/stop-alarms.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'

/** Every group that a notice can be meant for: levels of stop alarms, and outcomes of activities. */
export async function knownGroups(db: CompanyDb, stopAlarmLevels: string): Promise<string[]> {
  const outputs = await db.many<{ message_groups: string }>(
    sql`select distinct message_groups from activity_output where message_groups <> ''`,
  )
  const named = [
    ...alarmLevels(stopAlarmLevels).map(({ group }) => group),
    ...outputs.flatMap(({ message_groups }) => messageGroups(message_groups)),
  ]
  return [...new Set(named)].filter((group) => group !== '').sort()
}
