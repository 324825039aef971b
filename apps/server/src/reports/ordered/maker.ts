import { effectivePermissions } from '@takt/domain/ground/roles.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import type { ReportReader } from './define-ordered-report.ts'

/** Who set up a delivery: it is made in their language and with the rights they have when it is made. */
export interface Maker extends ReportReader {
  readonly company_id: number
  readonly full_name: string
  readonly machine_restrictions: readonly string[]
  readonly usertype: number
  readonly granted: readonly string[]
  readonly removed: readonly string[]
  readonly level_permissions: readonly string[] | null
  readonly active: boolean
  readonly valid_until: string | null
}

export function reportMaker(db: CompanyDb, user_id: number): Promise<Maker> {
  return db.one<Maker>(sql`
    select u.company_id, u.username, u.full_name, u.language, u.machine_restrictions, u.usertype, u.granted, u.removed,
      u.active, u.valid_until, l.permissions as level_permissions, c.company_name, c.time_zone
    from app_user u join company c on c.company_id = u.company_id
      left join user_level l on l.usertype = u.usertype
    where u.user_id = ${user_id}`)
}

export function maySchedule(maker: Maker, now: number): boolean {
  return (
    maker.active &&
    (maker.valid_until === null || Date.parse(maker.valid_until) > now) &&
    effectivePermissions(maker, maker.level_permissions).includes('schedule-reports')
  )
}
