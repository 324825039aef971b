/** Which modules travel together: a terminal at the end of a plant's Wi-Fi asks for eight files, not for a hundred and fifty. */

export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
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

/** Names the part of a module; asked when `modules` are all there. */
export function partOf(modules: ReadonlySet<string>): (id: string, graph: ModuleGraph) => string | null {
  let members: [part: string, ids: ReadonlySet<string>][] | undefined
  return (id, graph) => {
    members ??= Object.entries(parts).map(([part, roots]) => [part, reached(rootsOf(roots, modules), graph)])
    const part = members.find(([, ids]) => ids.has(id))?.[0] ?? null
    // Libraries change rarely: a new version of the product leaves them in the browser's cache.
    return part === 'first' && id.includes('/node_modules/') ? 'libraries' : part
  }
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
