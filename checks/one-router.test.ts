import { expect, test } from 'vitest'
import { expectNone } from './source/none.ts'
import { pageFile, type Route } from './source/routes-by-pressing.ts'
import { codePaths, isTest, ROOT, readText } from './source/source-files.ts'
import { withoutComments } from './source/without-comments.ts'

const ROUTES = 'apps/web/src/routes/'
const web = codePaths('apps/web/src/').filter((path) => !isTest(path))
/** The worker looks at requests for files. */
const around = web.filter((path) => !path.startsWith(ROUTES) && !path.endsWith('/service-worker.js'))
const codeOf = (path: string) => withoutComments(readText(path))

/** What takes a text apart. */
const TAKEN_APART = String.raw`\??\.(split|startsWith|endsWith|includes|match|matchAll|replace|replaceAll|indexOf)\(`

/** Names that a piece of code gives to the path of the address that is shown. */
function shownPaths(code: string): string[] {
  const own = [...code.matchAll(/const (\w+) = useLocation\(\{ select: [^\n]*pathname/g)].map(
    ([, name]) => name as string,
  )
  return ['pathname', ...own]
}

/** Lines that read the shown address by hand, as far as that can be told. */
function readByHand(code: string): string[] {
  const signs = shownPaths(code).flatMap((name) => [
    new RegExp(String.raw`\b${name}${TAKEN_APART}`),
    new RegExp(String.raw`\.(test|exec)\([^)\n]*\b${name}\b`),
  ])
  return code.split('\n').filter((line) => signs.some((sign) => sign.test(line)))
}

test('T-ROUTE-01 a page that reads the address by hand goes wrong with the next address it gets', () =>
  expectNone(
    around.flatMap((path) => readByHand(codeOf(path)).map((line) => `${path}: ${line.trim()}`)),
    'Ask the router: useRouteName, useRouteParams, useRouteSearch, or matchRoute (apps/web/src/routes/).',
  ))

test.each([
  ["const level = useLocation({ select: ({ pathname }) => pathname.split('/')[3] })", 1],
  ["const path = useLocation({ select: ({ pathname }) => pathname })\nif (path.endsWith('/open')) return", 1],
  ['const wall = /^\\/dashboards/.test(location.pathname)', 1],
  ["const path = useLocation({ select: ({ pathname }) => pathname })\nconst from = cameFrom(path)\nname.split('/')", 0],
])('T-ROUTE-01 %j reads the address by hand: %i', (code, found) => expect(readByHand(code)).toHaveLength(found))

test('T-ROUTE-01 a second matcher finds another page than the router one day', () => {
  const MATCHES = /\b(getMatchedRoutes|matchRoutes|useMatchRoute|MatchRoute|matchPath|URLPattern)\b|path-to-regexp/
  /** A pattern that is read: `$name` as a regular expression, or as the beginning of a segment. */
  const READS_PATTERN = /\\\$\(\\w\+\)|startsWith\('\$'\)/
  /** They put values into a pattern. */
  const fills = [`${ROUTES}to.ts`, 'packages/domain/src/ground/navigation/machine-swap.ts']
  const rules = codePaths('packages/domain/src/').filter((path) => !isTest(path))
  expectNone(
    [
      ...web.filter((path) => path !== `${ROUTES}match-route.ts` && MATCHES.test(codeOf(path))),
      ...[...web, ...rules].filter((path) => !fills.includes(path) && READS_PATTERN.test(codeOf(path))),
    ],
    'apps/web/src/routes/match-route.ts asks the one router; rules are given what it found.',
  )
})

test('T-ROUTE-01 parameters that are read loosely are read untyped', () =>
  expectNone(
    web.filter((path) => path !== `${ROUTES}use-route-params.ts` && /strict: false/.test(codeOf(path))),
    'useRouteParams and useRouteSearch (apps/web/src/routes/use-route-params.ts) know what each route has.',
  ))

test('T-ROUTE-01 a page that does not name a route it is opened by cannot be opened by it', async () => {
  const { routeTable } = (await import(/* @vite-ignore */ `${ROOT}/${ROUTES}route-table.ts`)) as {
    routeTable: Record<string, Route>
  }
  const opened = new Map<string, string[]>()
  for (const [name, { page }] of Object.entries(routeTable)) {
    if (page) opened.set(pageFile(page), [...(opened.get(pageFile(page)) ?? []), name])
  }
  const asking = [...opened].filter(([file]) => /useRoute(Params|Name|Search)\((?!\))/.test(codeOf(file)))
  expect(asking.length).toBeGreaterThan(40)
  expectNone(
    asking.flatMap(([file, names]) => {
      const code = codeOf(file)
      return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code)).map((name) => `${file}: ${name}`)
    }),
    'Name every route of the page in useRouteParams, useRouteName and useRouteSearch.',
  )
})
