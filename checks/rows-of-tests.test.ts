import { expect, test } from 'vitest'
import { expectNone } from './source/none.ts'
import { codePaths, isTest, readText } from './source/source-files.ts'

/** What is about the database itself, or only reads the words. */
const ofTheDatabase: Readonly<Record<string, string>> = {
  'apps/server/test/migrations.test.ts': 'rows as an older version left them, in columns that are gone',
  'apps/server/src/ground/db/embedded/postgres.test.ts': 'a table of its own, in a database without ours',
  'apps/server/src/run/backup/backup.test.ts': 'the same, restored to a moment',
  'apps/server/src/run/upgrade.test.ts': 'the same, taken over by newer versions',
  'apps/server/src/ground/db/embedded/fixtures/owner-process.ts': 'the same, in a process that is killed',
  'apps/server/src/dashboards/queries.test.ts': 'what an administrator’s query may not do',
  'apps/server/src/ground/trail/chain.test.ts': 'what a superuser may plant in the trail',
  'apps/server/src/setup/trail-of-doors.test.ts': 'what the application’s role may not write',
  'apps/server/src/erp/erp-failed.test.ts': 'looks for bookings in the product’s own statements',
  'packages/domain/src/dashboards/query-compile.test.ts': 'what an administrator’s query may not do',
}

const inserts = (path: string) => /insert into/i.test(readText(path))
/** Checks read the words of statements and run none. */
const ofTests = codePaths()
  .filter((path) => isTest(path) || path.includes('/fixtures/'))
  .filter((path) => !path.startsWith('checks/'))
const isMaker = (path: string) => /^apps\/server\/src\/.*\.fixture\.ts$/.test(path)

test('a test that lists columns hides what it is about, and breaks with every column that is added', () =>
  expectNone(
    ofTests.filter(
      (path) => !isMaker(path) && !path.startsWith('bench/') && inserts(path) && ofTheDatabase[path] === undefined,
    ),
    'Rows are made by name: apps/server/src/<area>/<area>.fixture.ts (decision 0081).',
  ))

test('an exception that is no longer one hides the next', () =>
  expectNone(
    Object.keys(ofTheDatabase).filter((path) => !ofTests.includes(path) || !inserts(path)),
    'Listed above, but without an insert, or gone:',
  ))

test('a check that finds no maker would let everything pass', () =>
  expect(ofTests.filter((path) => isMaker(path) && /\bmakes\('/.test(readText(path))).length).toBeGreaterThan(12))
