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

/** Inside the web app: pages above, data below. `routes` may be used by all, and names its pages lazily. */
const belowPages = [
  'machine-choice',
  'panels',
  'wizards',
  'widgets',
  'dashboard',
  'time-history',
  'order-details',
  'analysis',
  'viewer',
  'keyboard',
  'data',
  'routes',
]
export const webLayers: Readonly<Record<string, readonly string[]>> = {
  shell: ['pages', ...belowPages],
  pages: ['shell', ...belowPages],
  // A panel asks with the steps of the wizards.
  panels: ['wizards', 'dashboard', 'machine-choice', 'data', 'routes'],
  wizards: ['dashboard', 'order-details', 'data', 'routes'],
  widgets: ['dashboard', 'time-history', 'viewer', 'data', 'routes'],
  dashboard: ['time-history', 'machine-choice', 'data', 'routes'],
  // One picture for a page and a widget.
  'time-history': ['data', 'routes'],
  // Machines to choose from: in dialogs of people, in panels, in the builder.
  'machine-choice': ['data'],
  // A document, wherever it is shown.
  viewer: ['data'],
  // It types into whatever has the focus and knows no page.
  keyboard: ['data'],
  // The worker, its database and the download; the charts are the page's.
  analysis: ['data', 'routes'],
  // One picture of an order for its page and for the wizard that confirms it.
  'order-details': ['data', 'routes'],
  data: ['routes'],
  routes: ['data'],
}

export function webLayerOf(path: string): string | undefined {
  return /^apps\/web\/src\/([^/]+)\//.exec(path)?.[1]
}
