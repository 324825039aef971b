import type { ClientBase } from 'pg'

export interface Column {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly standard: string | null
  /** PostgreSQL numbers it. */
  readonly isNumbered: boolean
}

export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  /** Columns of the primary key. */
  readonly key: readonly string[]
  /** Tables that a foreign key leads to, but for the company. */
  readonly references: readonly string[]
  /** Constraints, indexes, policies and rights as PostgreSQL writes them, one a line. */
  readonly rules: readonly string[]
}

/** The schema as the migrations made it. Parts of a partitioned table are not there: they come and go with the months. */
export async function readSchema(client: ClientBase): Promise<{ tables: Table[]; functions: string[] }> {
  const { rows: tables } = await client.query<Table>(TABLES)
  const { rows: functions } = await client.query<{ definition: string }>(FUNCTIONS)
  return { tables, functions: functions.map(({ definition }) => definition) }
}

const TABLES = `
  select c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'isRequired', a.attnotnull, 'standard', pg_get_expr(d.adbin, d.adrelid),
        'isNumbered', a.attidentity <> '') order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select json_agg(a.attname order by k.place)
      from pg_index i cross join lateral unnest(i.indkey) with ordinality k (attnum, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary), '[]') as key,
    coalesce((select json_agg(distinct t.relname) from pg_constraint f join pg_class t on t.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and t.relname <> 'company'), '[]') as references,
    coalesce((select json_agg(line order by line) from (
      -- A required column is told with the column.
      select pg_get_constraintdef(k.oid) as line from pg_constraint k where k.conrelid = c.oid and k.contype <> 'n'
      union all
      select pg_get_indexdef(i.indexrelid) from pg_index i where i.indrelid = c.oid
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
      union all
      select format('policy %s%s using %s', p.polname, case when p.polpermissive then '' else ' restrictive' end,
        regexp_replace(pg_get_expr(p.polqual, p.polrelid), '\\s+', ' ', 'g'))
        from pg_policy p where p.polrelid = c.oid
      union all
      select format('takt_app may %s', string_agg(lower(privilege_type), ', ' order by privilege_type))
        from information_schema.role_table_grants g
        where g.table_schema = 'public' and g.table_name = c.relname and grantee = 'takt_app' having count(*) > 0
      union all
      select format('takt_app may %s %s', lower(privilege_type), string_agg(column_name, ', ' order by column_name))
        from information_schema.column_privileges g
        where g.table_schema = 'public' and g.table_name = c.relname and grantee = 'takt_app'
          and not exists (select from information_schema.role_table_grants w where w.table_schema = 'public'
            and w.table_name = c.relname and w.grantee = 'takt_app' and w.privilege_type = g.privilege_type)
        group by privilege_type
      union all
      select regexp_replace(pg_get_triggerdef(t.oid), '\\s+', ' ', 'g') from pg_trigger t
        where t.tgrelid = c.oid and not t.tgisinternal) as rule), '[]') as rules
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname collate "C"`

/** Without `now()`, which only the databases of tests have. */
const FUNCTIONS = `
  select pg_get_functiondef(oid) as definition from pg_proc
  where pronamespace = 'public'::regnamespace and proname <> 'now'
  order by proname collate "C", pg_get_function_arguments(oid)`
