import type { ProcedureName } from '@takt/contract/procedures.ts'
import { texts } from '@takt/texts/texts.ts'
import { describe, expect, test } from 'vitest'
import { isAction } from '../data/words/action-names.ts'
import { exampleContext, exampleOrder } from './engine/example-context.ts'
import { askedOf, initialValues, planOf } from './engine/plan.ts'
import { wizards } from './wizards.ts'

const steps = [...new Map(wizards.flatMap((wizard) => wizard.steps).map((step) => [step.kind, step])).values()]
/** Every definition there is, by its path; nothing is loaded. */
const files = Object.keys(import.meta.glob(['./*/*.wizard.ts', './steps/*/*.step.ts']))

test('every definition is in the list', () => expect(files).toHaveLength(wizards.length + steps.length))

test('every wizard has an id of its own', () => expect(new Set(wizards.map(({ id }) => id)).size).toBe(wizards.length))

describe.each(wizards.map((wizard) => [wizard.id, wizard] as const))('%s', (id, wizard) => {
  test('lies in the folder of its name', () => expect(files).toContain(`./${id}/${id}.wizard.ts`))
  test('asks every step once', () =>
    expect(new Set(wizard.steps.map((step) => step.id)).size).toBe(wizard.steps.length))
  test('W-WIZARD-09-X is well configured on a machine with a touch configuration', () => {
    const plan = planOf(wizard, { context: exampleContext(), unknown: new Set() })
    expect(plan(initialValues(wizard)).map(({ problem }) => problem)).toEqual(wizard.steps.map(() => null))
  })
})

/** Whatever is between the brackets of each call of the server, by the name of the call. */
function callsIn(source: string): [string, string][] {
  return [...source.matchAll(/\bcall\(/g)].map(({ index }) => {
    let [depth, end] = [1, index + 'call('.length]
    for (; depth > 0; end += 1) depth += source[end] === '(' ? 1 : source[end] === ')' ? -1 : 0
    const inside = source.slice(index, end)
    return [/'(\w+)'/.exec(inside)?.[1] ?? '', inside]
  })
}

test('W-WIZARD-20-X every booking of a wizard carries an id of its attempt, never one of its own', () => {
  const sources = import.meta.glob<string>(['./*/*.ts', '!./**/*.test.ts', '!./frame/*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const bookings = Object.values(sources)
    .flatMap(callsIn)
    .filter(([name]) => isAction(name as ProcedureName))
  expect(bookings.length).toBeGreaterThan(15)
  expect(bookings.filter(([, inside]) => !/\brequestId\b/.test(inside) || inside.includes('newRequestId'))).toEqual([])
})

test('W-WIZARD-13-X a pressed row moves on in the lists that one row answers, and nowhere else', () => {
  const answered = [
    'running-order',
    'planned-order',
    'rework-order',
    'finished-order',
    'unconfirmed-order',
    'document-order',
    'article',
    'setup-type',
    'activity',
    'input-group',
    'employee',
  ]
  const moving = steps.filter((step) => step.advancesOnPick).map(({ kind }) => kind)
  expect(moving.sort()).toEqual(answered.sort())
  const pressNext = ['scrap-reason', 'material', 'material-scrap', 'tool-insert', 'scrap-adjustments']
  expect(steps.map(({ kind }) => kind)).toEqual(expect.arrayContaining(pressNext))
})

test('W-STEP-41 the catalogue of steps has those that few wizards ask, each with a component of its own', async () => {
  const wanted = [
    'split-pallet-print',
    'weight-control',
    'article',
    'label-printing',
    'moment',
    'unconfirmed-order',
    'documents',
  ]
  const found = wanted.map((kind) => steps.find((step) => step.kind === kind))
  expect(found.map((step) => step?.kind)).toEqual(wanted)
  const drawn = await Promise.all(found.map(async (step) => (await step?.load())?.default))
  expect(new Set(drawn).size).toBe(wanted.length)
})

/** What is chosen there. */
const chosen: Readonly<Record<string, unknown>> = {
  'running-order': exampleOrder,
  'finished-order': exampleOrder,
  'unconfirmed-order': exampleOrder,
  'document-order': { order: null },
  article: { part: { operations: [] }, inserts: {} },
  material: { materialNo: 'PP' },
  'scrap-reason': { code: '10' },
  'setup-code': { stop_code: '101' },
  'setup-type': { code: 'TOOL' },
  documents: { document_link: 'a.pdf', hash: 'a' },
}
const verdict = (kind: string, value: (initial: never) => unknown) => {
  const wizard = wizards.find((each) => each.steps.some((step) => step.kind === kind))
  const step = wizard?.steps.find((each) => each.kind === kind)
  if (!wizard || !step) throw new Error(`no wizard asks ${kind}`)
  return step.check(value(step.initial as never), askedOf(wizard, exampleContext(), initialValues(wizard)))
}

test.each([...Object.keys(chosen), 'tool-insert', 'planned-order', 'rework-order', 'activity', 'input-group'])(
  'W-VALID-01 step %s waits until something is selected',
  (kind) => expect(verdict(kind, (initial) => initial)).toMatchObject({ blocked: {} }),
)

test.each(Object.keys(chosen))('W-VALID-01 step %s goes on with what is selected', (kind) =>
  expect(verdict(kind, () => chosen[kind])).toBe('ok'),
)

test.each(['print', 'split-pallet-print', 'label-printing'])(
  'W-VALID-19 W-VALID-20 W-VALID-21-X W-VALID-22 step %s begins with one copy and waits for a printer and for copies',
  (kind) => {
    const made = { blocked: false, cavities: [{ prodquantity: 5, scrapquantity: 0 }] }
    const said = (change: object) => verdict(kind, (initial: object) => ({ ...initial, ...made, ...change }))
    expect(said({})).toMatchObject({ blocked: { key: 'print.needs-printer' } })
    expect(said({ printer: 'Zebra hall' })).toBe('ok')
    for (const copies of [null, 0, kind === 'label-printing' ? 501 : 11]) {
      expect(said({ printer: 'Zebra hall', copies })).toMatchObject({ blocked: { key: 'print.needs-copies' } })
    }
  },
)

describe.each(steps.map((step) => [step.kind, step] as const))('step %s', (kind, step) => {
  test('lies in the folder of its name', () => expect(files).toContain(`./steps/${kind}/${kind}.step.ts`))
  test('has a component', async () => expect(typeof (await step.load()).default).toBe('function'))
})

const sources = import.meta.glob<string>(['./*.tsx', './steps/*/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const drawsSetColumns = (kind: string) => {
  const own = Object.entries(sources).filter(([path]) => path.startsWith(`./steps/${kind}/`))
  const shared = own.flatMap(([, source]) =>
    [...source.matchAll(/from '\.\.\/\.\.\/(\w+\.tsx)'/g)].map(([, file]) => file),
  )
  return [...own.map(([, source]) => source), ...shared.map((file) => sources[`./${file}`] ?? '')].some((source) =>
    source.includes('useFieldColumns('),
  )
}

describe.each(steps.flatMap(({ kind, table }) => (table ? [[kind, table] as const] : [])))(
  'the table of step %s',
  (kind, table) => {
    test('draws the columns as they were set up', () => expect(drawsSetColumns(kind)).toBe(true))
    test('names each of its columns', () =>
      expect(table.columns.filter((key) => !(`wizard.column.${key}` in texts.en))).toEqual([]))
  },
)

describe('T-PLANT-200 a scan', () => {
  const takers = [
    'article',
    'document-order',
    'employee',
    'finished-order',
    'input-value',
    'material',
    'planned-order',
    'rework-order',
    'running-order',
    'scrap-reason',
    'setup-code',
    'setup-type',
    'sscc',
    'tool-insert',
    'tool-structure',
    'unconfirmed-order',
  ]
  /** Own files, and those of the wizards' folder that they draw with. */
  const drawnBy = (kind: string) => {
    const own = Object.entries(sources).filter(([path]) => path.startsWith(`./steps/${kind}/`))
    const shared = own.flatMap(([, source]) =>
      [...source.matchAll(/from '\.\.\/\.\.\/(\w+\.tsx)'/g)].map(([, file]) => sources[`./${file}`] ?? ''),
    )
    return [...own.map(([, source]) => source), ...shared]
  }
  const handles = (kind: string) =>
    drawnBy(kind).some((source) => /\buseStepScan\(/.test(source) && !source.includes('function PickTable')) ||
    drawnBy(kind).some((source) => /\bcodes=\{/.test(source))

  test('T-PLANT-200 is an answer in the steps that say so, and in no other', () =>
    expect(
      steps
        .filter(({ takesScan }) => takesScan)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(takers))

  test.each(steps.map((step) => [step.kind, step.takesScan] as const))(
    'T-PLANT-200 T-PLANT-201 step %s knows what to do with it: %s',
    (kind, takes) => expect(handles(kind)).toBe(takes),
  )

  test('T-PLANT-200 no step draws a page of its own that would hear a scanner as typing', () => {
    const frames = import.meta.glob<string>('./frame/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' })
    expect(frames['./frame/WizardFrame.tsx']).toContain('useWizardScan(run, step)')
    expect(Object.values({ ...sources, ...frames }).filter((source) => source.includes('data-takes-scans'))).toEqual([])
  })
})
