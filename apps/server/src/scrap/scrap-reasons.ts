import type { Language } from '@takt/domain/ground/languages.ts'
import type { ScrapReason } from '@takt/domain/scrap/model/scrap.ts'
import { type LinkedReason, reasonsOfMachine } from '@takt/domain/scrap/reasons-of-machine.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

export interface KnownReasons {
  /** Every reason of the company, also those no longer used. */
  readonly all: ReadonlyMap<string, ScrapReason>
  /** Those that new scrap can be given at the machine, by code. */
  readonly usable: ReadonlyMap<string, ScrapReason>
}

export async function scrapReasons(db: CompanyDb, machine_id: string, language: Language): Promise<KnownReasons> {
  const rows = await db.many<ScrapReason & LinkedReason>(sql`
    select r.code, takt_name(r.names, ${language})
        as description,
      r.scrap_text_flag, r.scrap_reason_category,
      takt_name(k.names, ${language})
        as category_description,
      r.scrap_reason_color, r.scrap_cost, r.view_order, r.never_reduce_good_qty, r.adjust_materials, r.exclude_from_oee,
      r.erp_scrap_code, r.active, r.machines
    from scrap_reason r join scrap_category k on k.code = r.scrap_reason_category
    order by r.code`)
  const machine = await db.maybe<{ machine_id: string; special_functions: number[] }>(
    sql`select machine_id, special_functions from machine where machine_id = ${machine_id}`,
  )
  const byCode = (list: readonly (ScrapReason & LinkedReason)[]) =>
    new Map(list.map(({ active: _, machines: _m, ...reason }) => [reason.code, reason]))
  return { all: byCode(rows), usable: byCode(reasonsOfMachine(rows, machine)) }
}
