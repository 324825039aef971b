/** Which modules travel together: a terminal at the end of a plant's Wi-Fi asks for a dozen files, not for a hundred and fifty. */

export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
}

/** What each part begins with; everything these import comes with them. A later part leaves out what an earlier one has. */
const parts = {
  first: [
    '/src/main.tsx',
    '/layouts/LoginLayout.tsx',
    '/login/LoginPage.tsx',
    '/layouts/MainLayout.tsx',
    '/machines/MachinesPage.tsx',
  ],
  cockpit: [
    '/layouts/MachineInterfaceLayout.tsx',
    '/machine-interface/MachineInterfacePage.tsx',
    '/stop-code/StopCodePage.tsx',
    '/stop-code/StopCodePanel.tsx',
    '/uncoded-stops/UncodedStopsPage.tsx',
  ],
} as const

/**
 * All else that is loaded when it is needed, by who needs it; the first that fits counts. What two of these need travels
 * as `shared`; what the builder has in common with the dashboards, which it shows, travels with those.
 */
const areas: readonly [area: string, folders: RegExp][] = [
  [
    'builder',
    /\/src\/(dashboard\/(option-editor|query-desk)|parts\/new-dashboard|pages\/dashboards\/dashboard-builder)\//,
  ],
  ['boards', /\/src\/(dashboard|widgets|pages\/dashboards\/(dashboard|live-view|own-overview))\//],
  ['analysis', /\/src\/pages\/(scrap\/data|history\/statistics)\//],
  [
    'office',
    /\/src\/pages\/\w+\/(admin.*|automatic-reasons|calendars|connectors|erp-.*|files|import|live-view-templates|printers|scales|special-functions)\//,
  ],
  [
    'office',
    /\/src\/pages\/\w+\/(machine-test|report-orders|value-rules|wall-links|devlog|theme|account|settings|global-print)\//,
  ],
  ['work', /\/src\/(pages|panels|wizards|parts\/(order-details|time-history|viewer))\//],
  ['beside', /\/src\/(shell|parts)\//],
]

/** Names the part of a module; asked when `modules` are all there. */
export function partOf(modules: ReadonlySet<string>): (id: string, graph: ModuleGraph) => string | null {
  let members: ReadonlyMap<string, string> | undefined
  return (id, graph) => {
    members ??= membersOf(modules, graph)
    return members.get(id) ?? null
  }
}

function membersOf(modules: ReadonlySet<string>, graph: ModuleGraph): Map<string, string> {
  const members = new Map<string, string>()
  for (const [part, roots] of Object.entries(parts)) {
    for (const id of reached(rootsOf(roots, modules), graph)) if (!members.has(id)) members.set(id, part)
  }
  // Libraries change rarely: a new version of the product leaves them in the browser's cache.
  for (const [id, part] of members) if (part === 'first' && isLibrary(id)) members.set(id, 'libraries')
  const needed = new Map<string, Set<string>>()
  const asksForLargeLibrary = (id: string) =>
    graph.getModuleInfo(id)?.importedIds.some((asked) => isLargeLibrary(asked) && !members.has(asked))
  for (const [area, loaded] of rootsByArea(modules, graph)) {
    // In its area it would tie the area to the library: every terminal fetched 430 kB of PDF reader with its first screen.
    const roots = loaded.filter((id) => !asksForLargeLibrary(id))
    for (const id of reached(roots, graph)) needed.set(id, (needed.get(id) ?? new Set()).add(area))
  }
  for (const [id, by] of needed) {
    // A large library is left to the few modules that ask for it; parts of forms are small, and nearly every page has some.
    if (members.has(id) || isLargeLibrary(id)) continue
    if (by.has('boards')) by.delete('builder')
    members.set(id, by.size > 1 ? 'shared' : ([...by][0] as string))
  }
  return members
}

function rootsByArea(modules: ReadonlySet<string>, graph: ModuleGraph): Map<string, string[]> {
  const roots = new Map<string, string[]>()
  const loadedLater = new Set([...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  for (const id of loadedLater) {
    const area = areas.find(([, folders]) => folders.test(id))?.[0]
    if (area !== undefined) roots.set(area, [...(roots.get(area) ?? []), id])
  }
  return roots
}

function isLibrary(id: string): boolean {
  return id.includes('/node_modules/')
}

function isLargeLibrary(id: string): boolean {
  const isFormPart = /\/node_modules\/@(base-ui|floating-ui)\//.test(id)
  return isLibrary(id) && !isFormPart
}

function rootsOf(ends: readonly string[], modules: ReadonlySet<string>): string[] {
  return ends.map((end) => {
    const root = [...modules].find((id) => id.endsWith(end))
    if (root === undefined) throw new Error(`chunks.ts names ${end}, which is no module any more`)
    return root
  })
}

function reached(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
