import { expect, test } from 'vitest'
import { tableColumns } from './table-columns.ts'

test('columns are those that are left after all migrations; constraints, brackets and comments are none', () => {
  const scripts = [
    `create table shift (
       company_id int not null default takt_company(), -- a comment, with a comma
       name text not null default 'a, (b' check (name in ('x', 'y')),
       week text[] not null,
       primary key (company_id, name),
       foreign key (company_id) references company (company_id)
     );
     create table gone (a int);
     create function f() returns trigger language plpgsql as $$ begin alter table shift add column no int; end $$;`,
    `alter table shift
       add column colour text not null default '',
       drop column week,
       add foreign key (company_id, colour) references colour;
     drop table gone;
     alter table shift rename to turn;
     alter table turn rename column name to title;`,
  ]
  expect([...tableColumns(scripts)].map(([table, columns]) => [table, [...columns].sort()])).toEqual([
    ['turn', ['colour', 'company_id', 'title']],
  ])
})
