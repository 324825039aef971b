/**
 * Which pages somebody can come to by pressing: from the menu, by what is drawn on pages already come to. A page is
 * drawn by its component and its layout, and by everything they use; `to('notes', …)` in what is drawn leads to notes.
 */
import { type MadeLinks, madeLinks, type Web } from './made-links.ts'
import { moduleOf, Reach } from './reach.ts'
import { ROOT, readText } from './source-files.ts'
import { type PathShape, writtenPaths } from './written-paths.ts'

const WEB = 'apps/web/src'
/** Opened by the router, when somebody is there. */
const OPENED_LATER = /^apps\/web\/src\/(pages|wizards|shell\/layouts)\//
/** Around every wizard that a route names. */
const WIZARD_FRAME = `${WEB}/wizards/frame/MachineWizard.tsx`
/** What writes addresses for people; the route table and the rules around it only declare them. */
const LEADS = /^(apps\/web\/src\/(?!routes\/[\w-]*route)|packages\/domain\/src\/[a-z]+\/navigation\/)/

export interface Route {
  readonly path: string
  readonly alias?: readonly string[]
  readonly redirect?: string
  readonly layout?: string
  readonly over?: string
  readonly page?: () => Promise<unknown>
  readonly wizard?: () => Promise<unknown>
}

const load = (path: string) => import(/* @vite-ignore */ `${ROOT}/${WEB}/${path}`)

export async function routesByPressing() {
  const { routeTable } = (await load('routes/route-table.ts')) as { routeTable: Record<string, Route> }
  const { matchRoute, isKnownPath } = await load('routes/match-route.ts')
  const { linkWords } = await load('panels/link-words.tsx')
  const { belowList } = await load('routes/stop-paths.ts')
  const web: Web = { match: matchRoute, isKnown: isKnownPath, linkWords, belowList }
  const walk = new Walk(routeTable, (path) => matchRoute(path)?.name, madeLinks(web))
  walk.enter('login')
  // Where one is after signing in; the menu stands beside it.
  walk.enter('home')
  while (walk.goOn());
  return { routeTable, reached: walk.reached as ReadonlySet<string> }
}

class Walk {
  readonly reached = new Set<string>()
  readonly #reach = new Reach((path) => !OPENED_LATER.test(path))
  readonly #read = new Set<string>()
  readonly #written = new Set<PathShape>()
  readonly #pathOf: ReadonlyMap<string, PathShape>

  readonly routes: Readonly<Record<string, Route>>
  readonly nameOf: (path: string) => string | undefined
  readonly made: readonly MadeLinks[]

  constructor(
    routes: Readonly<Record<string, Route>>,
    nameOf: (path: string) => string | undefined,
    made: readonly MadeLinks[],
  ) {
    this.routes = routes
    this.nameOf = nameOf
    this.made = made
    this.#pathOf = new Map(Object.entries(routes).map(([name, { path }]) => [name, shapeOf(path)]))
    this.#reach.reachAll(`${WEB}/main.tsx`)
  }

  enter(name: string): void {
    if (this.reached.has(name)) return
    this.reached.add(name)
    const { page, wizard, layout, redirect } = this.routes[name] as Route
    if (redirect) this.enter(this.nameOf(redirect) as string)
    if (page) this.#reach.reachAll(pageFile(page))
    if (wizard) for (const file of [WIZARD_FRAME, pageFile(wizard)]) this.#reach.reachAll(file)
    if (layout) this.#reach.reachAll(`${WEB}/shell/layouts/${layoutFile(layout)}`)
  }

  /** One press further from everything that has been reached; false when that leads nowhere new. */
  goOn(): boolean {
    const before = this.reached.size
    this.#readWhatIsDrawn()
    for (const [name, route] of Object.entries(this.routes)) {
      if (pathsOf(route).some((path) => this.#written.has(shapeOf(path)))) this.enter(name)
    }
    for (const made of this.made.filter(({ by }) => this.#draws(by.path, by.name))) {
      for (const name of [...this.reached]) this.#press(made, name)
    }
    return this.reached.size > before
  }

  #press(made: MadeLinks, name: string): void {
    const done = `${made.by.path} from ${name}`
    if (this.#read.has(done)) return
    this.#read.add(done)
    const shown = pathsOf(this.routes[name] as Route).map(example)
    for (const path of shown.flatMap(made.from)) this.enter(this.nameOf(path) as string)
  }

  /** A popup names the page it lies over only to go back to it. */
  #closesTo(path: string, shape: PathShape): boolean {
    return Object.values(this.routes).some(
      ({ over, page }) => over && page && path.endsWith(fileOf(page)) && this.#pathOf.get(over) === shape,
    )
  }

  #draws(path: string, name: string): boolean {
    return this.#reach.hasFile(path) && this.#reach.hasExport(path, name)
  }

  #readWhatIsDrawn(): void {
    for (const [path, parts] of this.#reach.parts) {
      if (!LEADS.test(path)) continue
      for (const at of parts) {
        if (this.#read.has(`${path} ${at}`)) continue
        this.#read.add(`${path} ${at}`)
        const { text } = moduleOf(path).parts[at] as { text: string }
        for (const shape of writtenPaths(text, readText(path), this.#pathOf)) {
          if (!this.#closesTo(path, shape)) this.#written.add(shape)
        }
      }
    }
  }
}

function pathsOf({ path, alias = [] }: Route): readonly string[] {
  return [path, ...alias]
}

const PARAMETER = /\{?-?\$(\w+)\}?/g

function shapeOf(path: string): PathShape {
  return path.replace(PARAMETER, '…')
}

const values: Readonly<Record<string, string>> = {
  machine: 'M1',
  viewtype: 'machines',
  locationtype: 'department',
  location: 'A',
}

/** The address of a page as somebody would see it. */
function example(path: string): string {
  return path.replace(PARAMETER, (_, name: string) => values[name] ?? '1')
}

/** The file of a page, from the root of the repository. */
export function pageFile(page: () => Promise<unknown>): string {
  return `${WEB}/${fileOf(page)}`
}

function fileOf(page: () => Promise<unknown>): string {
  const file = /(pages\/[\w/-]+\.tsx|wizards\/[\w/-]+\.wizard\.ts)/.exec(String(page))?.[0]
  if (file === undefined) throw new Error(`No file of a page in ${String(page)}`)
  return file
}

function layoutFile(layout: string): string {
  const words = layout.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  return `${words.join('')}Layout.tsx`
}
