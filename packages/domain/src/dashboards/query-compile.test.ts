import { describe, expect, test } from 'vitest'
import { askedNames, compileQuery, isList, listOf, placeholders } from './query-compile.ts'

const own = 'company_id = <%company_id%>'
const where = `select machine_id from machine where ${own}`
const compiled = (source: string) => compileQuery(source)
const statement = (source: string) => {
  const result = compiled(source)
  return 'fault' in result ? `${result.fault}: ${result.word}` : result.text
}

test('D-ENTITY-80 D-ENTITY-81 D-ENTITY-82-X placeholders are numbered once each, in order, without those of the system', () => {
  const source = `select <%to%>, <% from %>, <%to%> from card where ${own} and day >= <%today_start%> and x < <%today_end%>`
  expect(placeholders(source)).toEqual(['to', 'from', 'company_id', 'today_start', 'today_end'])
  expect(askedNames(source)).toEqual(['to', 'from'])
})

test('D-ENTITY-83-B placeholders become bound values, also between quotes', () => {
  expect(compiled(`${where} and zone = <%zone%> and note like '%<%word%>%' and a = '<%zone%>'`)).toEqual({
    text: "select machine_id from machine where company_id = $1 and zone = $2 and note like ('%' || $3::text || '%') and a = $4::text",
    bound: ['company_id', 'zone', 'word', 'zone'],
  })
})

test('D-ENTITY-83-B D-CALL-38 a list is a bound array, whichever way it is written', () => {
  const list = (condition: string) => statement(`${where} and ${condition}`).split('$1 and ')[1]
  expect(list('machine_id = any(<%machinelist%>)')).toBe('machine_id = any ( $2 )')
  expect(list('machine_id in (<%machinelist%>)')).toBe('machine_id = any ( $2 )')
  expect(list('machine_id NOT IN (<%machinelist%>)')).toBe('machine_id <> all ( $2 )')
  expect([isList('machinelist'), isList('zone')]).toEqual([true, false])
  expect(listOf('M101; M102,,M103')).toEqual(['M101', 'M102', 'M103'])
})

describe('D-ENTITY-83-B D-WIDGET-54-B one harmless SELECT is taken', () => {
  test.each([
    [`with a as (select 1 as x) select x from a where 1 = 1 and ${own}`],
    [`${where};`],
    [
      `select count(*), sum(qty)::numeric(10,2), date_trunc('day', at) from "Card" where ${own} group by 3 order by 1 desc`,
    ],
    [`select a.b -- a comment with ; drop table\n from a where ${own} /* and /* nested */ one */`],
    [`select 'it''s; drop table machine' from a where ${own}`],
    [`select x between 1 and 2, extract(epoch from at) from a where ${own} and at > now() - interval '1 day'`],
    [`select row_number() over (partition by a order by b) from t where ${own}`],
  ])('%s', (source) => expect(compiled(source)).toHaveProperty('bound'))
})

describe('D-ENTITY-83-B D-WIDGET-54-B everything else is refused', () => {
  test.each([
    ['select 1 from machine', 'company: '],
    [`${where}; drop table machine`, 'sign: ;'],
    [`set role takt_app`, 'statement: set'],
    [`delete from machine where ${own}`, 'statement: delete'],
    [`with x as (insert into a values (1) returning *) select 1 from x where ${own}`, 'word: insert'],
    [`with recursive r as (select 1) select 1 from r where ${own}`, 'word: recursive'],
    [`select * into sneaked from machine where ${own}`, 'word: into'],
    [`select pg_sleep(60) from machine where ${own}`, 'word: pg_sleep'],
    [`select "pg_sleep"(60) from machine where ${own}`, 'word: pg_sleep'],
    [`select PG_READ_FILE('/etc/passwd') from machine where ${own}`, 'word: pg_read_file'],
    [`select pg_catalog.lower('a') from machine where ${own}`, 'word: pg_catalog'],
    [`select x.version() from machine x where ${own}`, 'function: version'],
    [`select version() from machine where ${own}`, 'function: version'],
    [`select set_config('app.company_id', '2', true) from machine where ${own}`, 'word: set_config'],
    [`select current_setting('app.company_id') from machine where ${own}`, 'word: current_setting'],
    [`select "set_config"('app.company_id', '2', true) from machine where ${own}`, 'word: set_config'],
    [`select query_to_xml('select 1', true, true, '') from machine where ${own}`, 'function: query_to_xml'],
    [`select takt_company() from machine where ${own}`, 'word: takt_company'],
    [`select lo_import('/etc/passwd') from machine where ${own}`, 'word: lo_import'],
    [`select dblink('x') from machine where ${own}`, 'function: dblink'],
    [`select repeat('x', 1000000000) from machine where ${own}`, 'function: repeat'],
    [`select $$a$$ from machine where ${own}`, 'sign: $'],
    [`select $1 from machine where ${own}`, 'sign: $'],
    [`select e'\\'' from machine where ${own}`, "sign: e'"],
    [`select U&'\\0027' from machine where ${own}`, "sign: &'"],
    [`select u&"d\\0061t" from machine where ${own}`, 'sign: &"'],
    [`select 'a from machine where ${own}`, "open: '"],
    [`select 1 /* from machine where ${own}`, 'open: /*'],
    [`select (1 from machine where ${own}`, 'brackets: ('],
    [`select 1) from machine where ${own}`, 'brackets: )'],
    [`${where} -- <%company_id%>`.replace(own, '1 = 1'), 'company: '],
    [`copy machine to '/tmp/x'`, 'statement: copy'],
    [`${where} \\; drop`, 'sign: \\'],
    [`select 1 from machine where ${own} for update`, 'word: update'],
    [`table machine`, 'statement: table'],
    ['', 'empty: '],
    [`${where} and x = '${'x'.repeat(20_000)}'`, 'long: 20000'],
  ])('%s', (source, fault) => expect(statement(source)).toBe(fault))
})
