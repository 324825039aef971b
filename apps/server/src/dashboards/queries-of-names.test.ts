import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aStopGroup } from '../stops/stops.fixture.ts'

const server = testServer()
let admin: Caller

beforeAll(async () => {
  admin = await server.signIn('admin')
})

const run = async (sql_query: string) => {
  const answer = await admin.call('get_query_result', { sql_query })
  expect(answer.status, answer.message).toBe(200)
  return answer.data[0]?.rows
}
const own = 'company_id = <%company_id%>'

test.each([
  [`select stop_description, description_sv from stop_code where ${own} and stop_code = '102'`, 'stop_description'],
  [`select g.description, g.description_sv from stop_group g where g.${own} and g.code = 'SET'`, 'description'],
  [`select description, description_sv from scrap_reason where ${own} and code = '10'`, 'description'],
  [`select description, description_sv from scrap_category where ${own} and code = 'SUR'`, 'description'],
])('T-PLANT-443 %s runs as it always has, in the company’s language', async (sql_query, column) => {
  const [english] = (await run(sql_query)) as Record<string, string>[]
  expect(english?.[column]).toMatch(/^(Setup|Setup and change|Scratch|Surface)$/)
  expect(english?.description_sv).toMatch(/^(Ställ|Ställ och byte|Repa|Yta)$/)
  await server.sql("update company set language = 'sv' where company_id = 1000")
  expect(await run(sql_query)).toMatchObject([{ [column]: english?.description_sv }])
  await server.sql("update company set language = 'en' where company_id = 1000")
})

test('T-PLANT-443 T-PLANT-550 a query reads the help of a stop code as it always has, in the company’s language', async () => {
  const help = `select stop_help_text from stop_code where ${own} and stop_code = '201'`
  expect(await run(help)).toEqual([{ stop_help_text: expect.stringMatching(/^Call maintenance/) }])
  await server.sql("update company set language = 'sv' where company_id = 1000")
  expect(await run(help)).toEqual([{ stop_help_text: expect.stringMatching(/^Ring underhållet/) }])
  await server.sql("update company set language = 'en' where company_id = 1000")
})

test('T-PLANT-443 a query joins and groups by a name, and asks for any language', async () => {
  const rows = await run(`select c.stop_description, takt_name(c.names, 'de') as german, count(*) as codes
    from stop_code c join stop_group g on g.company_id = c.company_id and g.code = c.group_id
    where c.${own} and c.stop_code = '102' group by c.stop_description, c.names`)
  expect(rows).toEqual([{ stop_description: 'Setup', german: 'Rüsten', codes: 1 }])
})

test('T-PLANT-443 a query sees the names of its own company and no others', async () => {
  const others = await server.sql<{ company_id: number }>('select company_id from company where company_id <> 1000')
  for (const { company_id } of others) await aStopGroup(server, { company_id, code: 'OTHERS' })
  expect(others.length).toBeGreaterThan(0)
  expect(await run(`select code from stop_group where ${own} or 1 = 1 order by code`)).not.toContainEqual({
    code: 'OTHERS',
  })
})

test('T-PLANT-443 what queries see of a table with names has all columns of the table, and the names as they were', async () => {
  const views = await server.sql<{ name: string; missing: string[] | null }>(`
    select v.relname as name, (select array_agg(a.attname::text) from pg_attribute a
        where a.attrelid = ('public.' || v.relname)::regclass and a.attnum > 0 and not a.attisdropped
          and not exists (select from pg_attribute b where b.attrelid = v.oid and b.attname = a.attname)) as missing
    from pg_class v where v.relnamespace = 'queries'::regnamespace order by 1`)
  // A step that adds a column to one of them calls takt_show_names_to_queries for it again.
  expect(views).toEqual(
    ['scrap_category', 'scrap_reason', 'stop_code', 'stop_group'].map((name) => ({ name, missing: null })),
  )
})
