import { areas } from './areas.ts'

/** The catalogues that have one explicit list, and what an item's file must say. */
export interface ListedCatalogue {
  readonly name: string
  /** The files that together name them all. */
  readonly lists: readonly string[]
  /** One file per item: the definition. Its first group is the id. */
  readonly items: RegExp
  /** How the definition says its id. */
  readonly says: (id: string) => RegExp
  /** What goes wrong with an item that is not listed. */
  readonly otherwise: string
}

const says = (field: string) => (id: string) => new RegExp(`\\b${field}: '${id}'`)

export const listedCatalogues: readonly ListedCatalogue[] = [
  ...areas
    .map(([area]) => area)
    .filter((area) => area !== 'ground')
    .map(
      (area): ListedCatalogue => ({
        name: `calls of ${area}`,
        lists: [`packages/contract/src/${area}/${area}.calls.ts`],
        items: new RegExp(`^packages/contract/src/${area}/((?=[^/]*_|cancellation\\.|sf61\\.)[^/.]+)\\.ts$`),
        says: says('name'),
        otherwise: 'a call is promised that does not exist',
      }),
    ),
  {
    name: 'jobs',
    lists: ['apps/server/src/jobs/jobs.ts'],
    items: /^apps\/server\/src\/(?!ground\/)(?:[a-z]+\/)?jobs\/(?!jobs\.)([^/.]+)\.ts$/,
    says: says('name'),
    otherwise: 'a job is written that never runs',
  },
  {
    name: 'ordered reports',
    lists: ['apps/server/src/reports/ordered/ordered-reports.ts'],
    items: /^apps\/server\/src\/reports\/ordered\/reports\/([^/.]+)\.ts$/,
    says: says('report_id'),
    otherwise: 'a report is written that nobody can order',
  },
  {
    name: 'data sources',
    lists: ['apps/server/src/dashboards/sources/data-sources.ts'],
    items: /^apps\/server\/src\/dashboards\/sources\/(?!define-data-source\.|data-sources\.)([^/.]+)\.ts$/,
    says: says('kind'),
    otherwise: 'a data source is written that no dashboard can show',
  },
  {
    name: 'connectors',
    lists: ['packages/connectors/src/connectors.ts'],
    items: /^packages\/connectors\/src\/(?!ingest-client\/)([^/]+)\/\1\.ts$/,
    says: says('kind'),
    otherwise: 'a connector is written that cannot be opened',
  },
  {
    name: 'texts',
    lists: ['packages/texts/src/en/first.ts', 'packages/texts/src/en/later.ts'],
    items: /^packages\/texts\/src\/en\/(?:first|later)\/([^/.]+)\.ts$/,
    says: () => /export const \w+ = \{/,
    otherwise: 'an area of texts is written that no screen can show',
  },
  {
    name: 'widgets',
    lists: ['apps/web/src/widgets/widgets.ts'],
    items: /^apps\/web\/src\/widgets\/([^/]+)\/[^/]+\.widget\.ts$/,
    says: says('kind'),
    otherwise: 'a widget is written that the builder does not offer',
  },
  {
    name: 'wizards',
    lists: ['apps/web/src/wizards/wizards.ts'],
    items: /^apps\/web\/src\/wizards\/([^/]+)\/[^/]+\.wizard\.ts$/,
    says: says('id'),
    otherwise: 'a wizard is written that cannot be opened',
  },
  {
    name: 'panels',
    lists: ['apps/web/src/panels/panels.ts'],
    items: /^apps\/web\/src\/panels\/([^/]+)\/[^/]+\.panel\.ts$/,
    says: says('id'),
    otherwise: 'a panel is written that the bar never shows',
  },
]

/** Catalogues whose items are folders: a folder without a definition is a forgotten half of an item. */
export const itemFolders: readonly { name: string; folder: RegExp; definition: (id: string) => string }[] = [
  {
    name: 'widgets',
    folder: /^apps\/web\/src\/widgets\/([^/]+)\//,
    definition: (id) => `apps/web/src/widgets/${id}/${id}.widget.ts`,
  },
  {
    name: 'steps',
    folder: /^apps\/web\/src\/wizards\/steps\/([^/]+)\//,
    definition: (id) => `apps/web/src/wizards/steps/${id}/${id}.step.ts`,
  },
  {
    name: 'wizards',
    folder: /^apps\/web\/src\/wizards\/(?!engine\/|frame\/|steps\/)([^/]+)\//,
    definition: (id) => `apps/web/src/wizards/${id}/${id}.wizard.ts`,
  },
  {
    name: 'panels',
    folder: /^apps\/web\/src\/panels\/([^/]+)\//,
    definition: (id) => `apps/web/src/panels/${id}/${id}.panel.ts`,
  },
  {
    name: 'connectors',
    folder: /^packages\/connectors\/src\/(?!ingest-client\/)([^/]+)\//,
    definition: (id) => `packages/connectors/src/${id}/${id}.ts`,
  },
]
