import { adminActions } from '@takt/domain/ground/admin-actions.ts'
import { companySettingNames } from '@takt/domain/ground/company-settings.ts'
import { labelKey } from '@takt/domain/ground/registers/define-register.ts'
import { palletActions } from '@takt/domain/planning/pallet-queue.ts'
import { describedNamed, describedNames } from '@takt/domain/setup/registers.ts'
import { namedThings, type TrailForm } from '@takt/domain/setup/trail-fields/forms.ts'
import { trailFields } from '@takt/domain/setup/trail-fields.ts'
import { trailKeys } from '@takt/domain/setup/trail-keys.ts'
import { deedOf } from '@takt/domain/setup/trail-things.ts'
import { texts } from '@takt/texts/texts.ts'
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

const keys = Object.keys(texts.en)

/** Every field of every register and of everything else that the trail tells: its label and how it is written. */
const told: { at: string; label: string; form: TrailForm }[] = [
  ...describedNames.flatMap((name) => {
    const register = describedNamed(name)
    return Object.entries(register.fields).map(([field, form]) => ({
      ...{ at: `${name}.${field}`, label: labelKey(register, field), form },
    }))
  }),
  ...Object.entries(trailFields).map(([at, [label, form]]) => ({ at, label, form })),
]

test('T-PLANT-580 a field of a register, a booking or a door without words is read as the name of a column', () => {
  expect(told.length).toBeGreaterThan(500)
  expectNone(
    told
      .filter(({ label, form }) => form.kind !== 'hidden' && !keys.includes(label))
      .map(({ at, label }) => `${at}: ${label}`),
    'Its label is no text:',
  )
  expectNone(
    companySettingNames.filter((name) => !keys.includes(`company-setting.${name}`)),
    'A setting without a name:',
  )
})

test('T-PLANT-580 a value without words is read as it is kept', () => {
  const forms = [
    ...told,
    ...Object.values(trailKeys)
      .flat()
      .map((form) => ({ at: 'a key', form })),
  ]
  expectNone(
    forms.flatMap(({ at, form }) => {
      if (form.kind === 'choice' && form.words !== undefined) {
        return form.values.map((value) => `${form.words}${value}`).filter((key) => !keys.includes(key))
      }
      if (form.kind === 'said') return keys.some((key) => key.startsWith(form.words)) ? [] : [`${at}: ${form.words}`]
      const of = form.kind === 'code' || form.kind === 'list' ? form.of : undefined
      return of === undefined || namedThings.some((thing) => thing === of) ? [] : [`${at}: ${of} has no names`]
    }),
    'No words for a value (domain/setup/trail-fields, server/setup/trail/names.ts):',
  )
})
