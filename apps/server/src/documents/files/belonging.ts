import type { CompanyDb } from '../../ground/db/company-db.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'

export interface Belonging {
  readonly machine_id?: string | undefined
  readonly card_no: string
  readonly part_no: string
  readonly tool_id: string
  readonly part_type_id: string
}

/** Part, tool and part type that were left out are those of the order. */
export async function completed(db: CompanyDb, asked: Belonging): Promise<Belonging> {
  if (asked.card_no === '') return asked
  const card = await db.maybe<Pick<Belonging, 'part_no' | 'tool_id' | 'part_type_id'>>(sql`
    select c.part_no, p.tool_id, p.part_type_id from card c
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
    where c.card_no = ${asked.card_no}`)
  if (!card) return { ...asked, card_no: '' }
  return {
    ...asked,
    part_no: asked.part_no || card.part_no,
    tool_id: asked.tool_id || card.tool_id,
    part_type_id: asked.part_type_id || card.part_type_id,
  }
}

/** What belongs to any of what was named; `a` is the file. What was not named is compared with nothing. */
export function belongsTo({ machine_id = '', card_no, part_no, tool_id, part_type_id }: Belonging): Sql {
  return sql`(a.machine_id <> '' and a.machine_id = ${machine_id} and a.card_no = '')
    or (a.card_no <> '' and a.card_no = ${card_no}) or (a.part_no <> '' and a.part_no = ${part_no})
    or (a.tool_id <> '' and a.tool_id = ${tool_id}) or (a.part_type_id <> '' and a.part_type_id = ${part_type_id})`
}
