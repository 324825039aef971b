import { liveEventNames } from '@takt/contract/ground/live-event-names.ts'
import { callsByArea, procedures } from '@takt/contract/procedures.ts'
import { filedByArea } from '@takt/domain/setup/registers.ts'
import { describe, expect, test } from 'vitest'
import { itemFolders, type ListedCatalogue, listedCatalogues } from './source/catalogue-lists.ts'
import { allEdges, showEdge } from './source/import-edges.ts'
import { expectNone } from './source/none.ts'
import { resolveImport } from './source/resolve-import.ts'
import { scanImports } from './source/scan-imports.ts'
import { allPaths, codePaths, isTest, readText } from './source/source-files.ts'

const paths = allPaths()

describe.each(listedCatalogues.map((catalogue) => [catalogue.name, catalogue] as const))('%s', (_, catalogue) => {
  const items = paths.flatMap((path) => {
    const id = isTest(path) ? undefined : catalogue.items.exec(path)?.[1]
    return id === undefined ? [] : [{ id, path }]
  })

  test(`without the list ${catalogue.otherwise}`, () => {
    expectNone(
      catalogue.lists.filter((list) => !paths.includes(list)),
      'The list is missing.',
    )
    const listed = namedIn(catalogue)
    expectNone(
      items.filter(({ path }) => !listed.includes(path)).map(({ path }) => path),
      `Not named in ${catalogue.lists.join(', ')}:`,
    )
    expectNone(
      listed.filter((path) => !items.some((item) => item.path === path)),
      `Named in ${catalogue.lists.join(', ')}, but no item:`,
    )
  })

  test('an item found under another name than it answers to cannot be found', () =>
    expectNone(
      items
        .filter(({ id, path }) => !catalogue.says(id).test(readText(path)) || !isNamedAfter(id, path))
        .map(({ id, path }) => `${path} does not say ${catalogue.says(id).source}`),
      'The folder or file name is the id of the item.',
    ))
})

/** Files that the list imports and then really lists: an import alone adds nothing. */
function namedIn({ lists, items }: ListedCatalogue): string[] {
  return lists.flatMap((list) => namedInOne(list, items))
}

function namedInOne(list: string, items: RegExp): string[] {
  const text = readText(list)
  return scanImports(text).flatMap(({ specifier }) => {
    const target = resolveImport(list, specifier)
    if (target.kind !== 'file' || !items.test(target.path)) return []
    const clause = new RegExp(`import\\s+\\{?([^}'"]+?)\\}?\\s+from\\s+'${specifier.replaceAll('.', '\\.')}'`).exec(
      text,
    )
    const name = clause?.[1]?.trim() ?? ''
    return (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1 ? [target.path] : []
  })
}

function isNamedAfter(id: string, path: string): boolean {
  return path.split('/').at(-1)?.startsWith(`${id}.`) ?? false
}

test('a folder without its definition is half an item that nobody can reach', () =>
  expectNone(
    itemFolders.flatMap(({ folder, definition }) => {
      const ids = new Set(paths.flatMap((path) => folder.exec(path)?.[1] ?? []))
      return [...ids].map(definition).filter((path) => !paths.includes(path))
    }),
    'Missing definitions:',
  ))

test('a step that no wizard and no panel asks is never seen', () => {
  const asked = new Set(
    allEdges()
      .filter(({ from }) => /\.(wizard|panel)\.ts$/.test(from))
      .flatMap(({ to }) => (to.kind === 'file' ? [to.path] : [])),
  )
  const steps = paths.filter((path) => path.endsWith('.step.ts'))
  expectNone(
    steps.filter((path) => !asked.has(path)),
    'Steps that nobody uses:',
  )
  expectNone(
    steps.filter((path) => !new RegExp(`\\bid: '${path.split('/').at(-2)}'`).test(readText(path))),
    'The folder of a step is its id:',
  )
})

function handlerOf(area: string, { name, register }: { readonly name: string; readonly register?: string }): string {
  return `apps/server/src/${area}/${register ? `registers/${register}` : `calls/${name}`}.ts`
}

test('a promise without a handler ends the start of the server, a handler without a promise is never called', () => {
  const promised = Object.entries(callsByArea).flatMap(([area, calls]) => calls.map((call) => handlerOf(area, call)))
  const filed = Object.entries(filedByArea).flatMap(([area, files]) =>
    files.map(({ name }) => `apps/server/src/${area}/registers/${name}.ts`),
  )
  const handled = codePaths('apps/server/src/').filter(
    (path) => !isTest(path) && /\/src\/[a-z]+\/(calls|registers)\//.test(path) && !path.includes('/ground/'),
  )
  expect(handled.sort()).toEqual([...new Set(promised), ...filed].sort())
})

test('a procedure without a sample is tested neither for a session nor for isolation', () => {
  const samples = ['load', 'action', 'save'].map((kind) => readText(`apps/server/test/${kind}-samples.ts`)).join('\n')
  expectNone(
    procedures.filter(({ name }) => !new RegExp(`^    ${name}: `, 'm').test(samples)).map(({ name }) => name),
    'Missing in apps/server/test/{load,action,save}-samples.ts:',
  )
})

test('a declared event that the handler does not send leaves screens old; an undeclared one is missing in the description', () =>
  expectNone(
    Object.entries(callsByArea).flatMap(([area, calls]) =>
      calls.flatMap((procedure) => {
        const declared: readonly string[] = 'emits' in procedure ? procedure.emits : []
        // The one way of all registers tells of every change, and of no load.
        if ('register' in procedure)
          return declared.join() === (procedure.kind === 'load' ? '' : 'SettingsChanged') ? [] : [procedure.name]
        const own = readText(handlerOf(area, procedure))
        const code = own.includes('kept.write(')
          ? own + readText('apps/server/src/ground/registers/keep-register.ts')
          : own
        const sent = liveEventNames.filter((name) => code.includes(`emit('${name}'`))
        const machine = /\bmachineChanged\(/.test(code) ? ['MachineChanged'] : []
        const [one, other] = [[...declared].sort().join(), [...new Set([...sent, ...machine])].sort().join()]
        return one === other ? [] : [`${procedure.name}: declared [${one}], sent [${other}]`]
      }),
    ),
    'A procedure emits what it says it emits:',
  ))

test('an event that is neither sent nor heard is a dead promise; one that is only heard leaves a screen waiting', () => {
  const named = (under: string, pattern: (name: string) => RegExp, name: string) =>
    codePaths(under).some((path) => !isTest(path) && pattern(name).test(readText(path)))
  const sent = (name: string) => named('apps/server/src/', (event) => new RegExp(`(emit\\(|name: )'${event}'`), name)
  const heard = (name: string) => named('apps/web/src/', (event) => new RegExp(`'${event}'`), name)
  expectNone(
    liveEventNames.filter((name) => !sent(name) && !heard(name)),
    'Neither sent nor heard:',
  )
  expectNone(
    liveEventNames.filter((name) => heard(name) && !sent(name)),
    'Heard by a screen, sent by nobody:',
  )
})

test('a route without its page is a link to an error', () =>
  expectNone(
    allEdges()
      .filter(({ from, to }) => from === 'apps/web/src/routes/route-table.ts' && to.kind === 'missing')
      .map(showEdge),
    'Pages that do not exist:',
  ))

test('a page that no route and no other page names cannot be opened', () => {
  const used = new Set(allEdges().flatMap(({ to }) => (to.kind === 'file' ? [to.path] : [])))
  expectNone(
    paths.filter((path) => /^apps\/web\/src\/pages\/.+Page\.tsx$/.test(path) && !used.has(path)),
    'Pages that nobody names:',
  )
})
