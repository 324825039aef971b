import { expect, test } from 'vitest'
import { expectNone } from './source/none.ts'
import { isProduct, reachOfProduct, unreached } from './source/reach.ts'
import { codePaths } from './source/source-files.ts'

/** What only tests use, where it has to lie beside the product. */
const forTests: readonly { readonly path: string; readonly why: string }[] = [
  { path: 'apps/server/src/ground/db/embedded/fixtures/owner-process.ts', why: 'a process that a test kills' },
  { path: 'packages/connectors/src/ingest-client/fixtures/keeper.ts', why: 'a process that a test kills' },
  { path: 'apps/connector/src/connector-for-tests.ts', why: 'a process that two tests start and kill' },
  { path: 'packages/connectors/src/certificates-for-tests.ts', why: 'what brokers over TLS show' },
  { path: 'packages/connectors/src/brokers-for-tests.ts', why: 'brokers that connectors are tried against' },
  { path: 'apps/web/src/data/words/sentences.setup.ts', why: 'opens the texts before a unit test' },
  { path: 'apps/web/src/routes/opened-page.ts', why: 'what a test reads of the route table' },
  { path: 'apps/web/src/wizards/engine/example-context.ts', why: 'a context that tests of wizards share' },
  { path: 'packages/domain/src/history/time-history/example-history.ts', why: 'a history that three tests share' },
]

const dead = unreached()

test('a rule that only its test uses proves what no user can meet, while the product follows a copy of it', () =>
  expectNone(
    dead
      .filter(({ path }) => !forTests.some((one) => one.path === path))
      .map(({ path, name }) => (name === undefined ? `${path}: the whole file` : `${path}: ${name}`)),
    'No part of the product comes to it. Use it where the rule is written again, or remove it with its test:',
  ))

test('an exception that is no longer one hides the next', () =>
  expectNone(
    forTests.map(({ path }) => path).filter((path) => !dead.some((one) => one.path === path && one.name === undefined)),
    'Listed above, but used by the product, or gone:',
  ))

test('a product that cannot be walked would let everything pass', () => {
  const reach = reachOfProduct()
  const files = codePaths().filter((path) => isProduct(path) && reach.hasFile(path))
  expect(files.length).toBeGreaterThan(2500)
  expect(reach.hasExport('packages/domain/src/machines/oee/oee.ts', 'oee')).toBe(true)
  expect(reach.hasFile('apps/web/src/pages/machines/machines/MachinesPage.tsx')).toBe(true)
  expect(reach.hasFile('apps/server/src/stops/calls/set_stop_code.ts')).toBe(true)
})
