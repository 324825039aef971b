import { adminActions } from '@takt/domain/ground/admin-actions.ts'
import { palletActions } from '@takt/domain/planning/pallet-queue.ts'
import { describedNames } from '@takt/domain/setup/registers.ts'
import { deedOf } from '@takt/domain/setup/trail-things.ts'
import { expect, test } from 'vitest'
import { expectNone } from './source/none.ts'
import { codePaths, isTest, readText } from './source/source-files.ts'
import { withoutComments } from './source/without-comments.ts'

const writers = codePaths('apps/server/src/')
  .filter((path) => !isTest(path) && !path.includes('.fixture.'))
  .map((path) => withoutComments(readText(path)))
  .filter((code) => /\baudit\b|auditJob|AuditEntry/.test(code))

/** `what: 'order.started'`, `what: a ? 'x.y' : 'x.z'`, and the literals of statements that insert into the trail. */
const written = writers.flatMap((code) => [
  ...[...code.matchAll(/\bwhat:([^,\n]*(?:\n\s*[?:][^\n]*)*)/g)].flatMap(([, value = '']) => literals(value)),
  ...[...code.matchAll(/insert into audit\b([^`]*)`/g)].flatMap(([, statement = '']) => literals(statement)),
  ...[...code.matchAll(/\btold\(('[^']*')/g)].flatMap(([, value = '']) => literals(value)),
])

/** Not the settings of a transaction, `app.session`. */
function literals(text: string): string[] {
  return [...text.matchAll(/'(?!app\.)([a-z-]+\.[a-z_-]+)'/g)].map(([, literal = '']) => literal)
}

/** Made of a part that varies. */
const made = [
  ...describedNames.flatMap((name) => ['added', 'changed', 'removed'].map((verb) => `${name}.${verb}`)),
  ...['part', 'tool', 'material', 'employee', 'order'].flatMap((subject) => [
    `${subject}.added-by-import`,
    `${subject}.changed-by-import`,
  ]),
  ...adminActions.map((action) => `admin-action.${action}`),
  ...palletActions.map((action) => `pallet-queue.${action}`),
  ...['block_program', 'unblock_program'].map((feature) => `euromap.${feature}`),
  ...['insert', 'delete'].map((operation) => `planning.${operation}`),
]

test('T-SAFE-93 an administrator reads a code where an entry of the trail has no words', () => {
  expect(new Set(written).size).toBeGreaterThan(100)
  const whats = [...new Set([...written, ...made])]
  expectNone(
    whats.filter((what) => deedOf(what).thing === null || deedOf(what).verb === null),
    'Its thing or verb is missing in packages/domain/src/setup/trail-things.ts:',
  )
})
