/** Who may import whom. The arrows of ARCHITECTURE.md as a table. */
import { readText } from './source-files.ts'

export interface AreaRule {
  readonly area: string
  /** Other areas it may use. */
  readonly may: readonly string[]
  /** Packages it may use; `own` are those of its package.json. */
  readonly packages: readonly string[] | 'own'
  readonly node?: true
  readonly sentence: string
}

const everything = ['packages/', 'apps/', 'scripts/', 'checks/', 'e2e/', 'bench/']

export const areaRules: readonly AreaRule[] = [
  {
    area: 'packages/domain/',
    may: [],
    packages: ['zod'],
    sentence: 'domain is what is true in a factory: it may use zod and nothing else.',
  },
  {
    area: 'packages/contract/',
    may: ['packages/domain/'],
    packages: ['zod'],
    sentence: 'contract is a promise made of domain words: it may use domain and zod.',
  },
  {
    area: 'packages/texts/',
    may: ['packages/domain/'],
    packages: [],
    sentence: 'texts are data: they may use the list of languages in domain.',
  },
  {
    area: 'packages/connectors/',
    may: ['packages/domain/', 'packages/contract/'],
    packages: 'own',
    node: true,
    sentence:
      'connectors turn protocols into signals: they may use domain, contract and the libraries of their protocols.',
  },
  {
    area: 'packages/ui/',
    may: [],
    packages: ['react', 'react-dom', '@base-ui/react', '@tanstack/react-virtual'],
    sentence: 'ui knows no factory: it may use React, Base UI and react-virtual.',
  },
  {
    area: 'packages/example-plant/',
    may: ['packages/domain/'],
    packages: [],
    sentence: 'the example plant is data in domain words: it may use domain.',
  },
  {
    area: 'apps/server/',
    may: [
      'packages/domain/',
      'packages/contract/',
      'packages/connectors/',
      'packages/texts/',
      'packages/example-plant/',
    ],
    packages: 'own',
    node: true,
    sentence: 'the server may use domain, contract, connectors, texts, the example plant and its own dependencies.',
  },
  {
    area: 'apps/web/',
    may: ['packages/ui/', 'packages/domain/', 'packages/contract/', 'packages/texts/'],
    packages: 'own',
    sentence: 'the web app may use ui, domain, contract, texts and its own dependencies.',
  },
  {
    area: 'apps/connector/',
    may: ['packages/domain/', 'packages/contract/', 'packages/connectors/'],
    packages: 'own',
    node: true,
    sentence: 'the connector process may use domain, contract, connectors and its own dependencies.',
  },
  {
    area: 'apps/simulator/',
    may: ['packages/domain/', 'packages/connectors/', 'packages/example-plant/'],
    packages: 'own',
    node: true,
    sentence:
      'the simulator is a plant, not a part of the server: it may use domain, connectors and the example plant.',
  },
  ...['scripts/', 'checks/', 'e2e/', 'bench/', ''].map(
    (area): AreaRule => ({
      area,
      may: everything,
      packages: 'own',
      node: true,
      sentence: 'tools use what package.json of the root names.',
    }),
  ),
]

export function ruleOf(path: string): AreaRule {
  return areaRules.find(({ area }) => path.startsWith(area)) as AreaRule
}

/** What tests may use beside what they test. */
export const testPackages = ['vitest', 'fast-check', '@playwright/test', 'axe-core']

export function packagesOf({ area, packages }: AreaRule): readonly string[] {
  if (packages !== 'own') return packages
  const isWorkspace = /^(apps|packages)\//.test(area)
  const file = JSON.parse(readText(isWorkspace ? `${area}package.json` : 'package.json')) as Record<string, object>
  return Object.keys({ ...file.dependencies, ...file.devDependencies, ...file.optionalDependencies })
}

/**
 * Inside the web app, from the top down: what stands in a line may use the lines below it. `routes` names its pages and
 * wizards lazily, which the check lets through.
 */
const below = (...layers: readonly string[]) => layers
const ground = ['data', 'device']
export const webLayers: Readonly<Record<string, readonly string[]>> = {
  pages: below('shell', 'panels', 'wizards', 'widgets', 'dashboard', 'parts', 'routes', ...ground),
  // The frame around every page.
  shell: below('panels', 'parts', 'routes', ...ground),
  // A panel asks with the steps of the wizards.
  panels: below('wizards', 'dashboard', 'parts', 'routes', ...ground),
  wizards: below('dashboard', 'parts', 'routes', ...ground),
  widgets: below('dashboard', 'parts', 'routes', ...ground),
  dashboard: below('parts', 'routes', ...ground),
  // What pages of several areas, panels, wizards and widgets share.
  parts: below('routes', ...ground),
  routes: below(...ground),
  data: below('device'),
  // What the browser of a place is and keeps: it knows no server.
  device: below(),
}

export function webLayerOf(path: string): string | undefined {
  return /^apps\/web\/src\/([^/]+)\//.exec(path)?.[1]
}
