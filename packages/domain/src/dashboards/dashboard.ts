import { z } from 'zod'
import { Slug } from '../ground/model/ids.ts'
import { MOST_CELLS } from './grid-size.ts'

/** Position and size in cells of the dashboard's grid; may be fractional. */
export const WidgetPosition = z.object({
  x: z.number().min(-1000).max(1000),
  y: z.number().min(-1000).max(1000),
  w: z.number().min(0.1).max(1000),
  h: z.number().min(0.1).max(1000),
  z: z.number().optional(),
})
export type WidgetPosition = z.infer<typeof WidgetPosition>

export const DashboardWidget = z.object({
  id: z.string().min(1).max(80),
  /** The kebab-case kind name of the widget. */
  component: z.string().min(1).max(80),
  pos: WidgetPosition,
  /** Neither moved, sized nor removed while one builds: decision 0123. */
  locked: z.boolean().optional(),
  /** Only options that differ from their default are stored: a later default reaches untouched widgets. */
  config: z.record(z.string(), z.unknown()),
})
export type DashboardWidget = z.infer<typeof DashboardWidget>

/** Kinds of rows a data source can hold. */
export const sourceKinds = [
  'figures',
  'goals',
  'history',
  'machines',
  'planned_orders',
  'running_orders',
  'scrap',
] as const

/** Always offered beside a dashboard's own sources; it is never asked from the server: D-ENTITY-05. */
export const STATIC_VALUES = '__static_values'

export const DataSource = z.object({
  slug: Slug,
  name: z.string().min(1).max(120),
  source: z.string().min(1).max(80),
  multimachine: z.boolean().default(true),
  interval: z.int().min(5).max(86_400).default(60),
  /** Live events that reload the source at once, in addition to its interval. */
  events: z.array(z.string()).default([]),
  /** machine_ids is a ';'-separated list; empty means every machine the user may see. */
  parameters: z.record(z.string(), z.string()).default({}),
})
export type DataSource = z.infer<typeof DataSource>

/** Slugs that mean something else in an address. */
export const RESERVED_SLUGS: readonly string[] = ['all', 'default', 'snippets']

/** The naming rules of templates: kebab case, longer than one sign, and nothing that an address already means. */
export const DashboardSlug = Slug.min(2).refine((slug) => !RESERVED_SLUGS.includes(slug), 'reserved')

export const Dashboard = z.object({
  slug: DashboardSlug,
  title: z.string().min(1).max(120),
  display: z.boolean().default(true),
  userlevel: z.int().min(1).max(9).nullable().default(null),
  suitedForMobile: z.boolean().default(true),
  suitedForTablet: z.boolean().default(true),
  suitedForDesktops: z.boolean().default(true),
  suitedForXXL: z.boolean().default(true),
  showBzxBanner: z.boolean().default(false),
  isSnippet: z.boolean().default(false),
  snippetTag: z.string().max(80).default(''),
  parameters: z.array(z.object({ parameter: z.string().min(1).max(40) })).default([]),
  size: z
    .object({ x: z.number().min(1).max(MOST_CELLS), y: z.number().min(1).max(MOST_CELLS) })
    .default({ x: 24, y: 12 }),
  dataSources: z.array(DataSource).default([]),
  widgets: z.array(DashboardWidget).max(300).default([]),
})
export type Dashboard = z.infer<typeof Dashboard>

export function newDashboard(slug: string, title: string): Dashboard {
  return Dashboard.parse({ slug, title })
}

const MOST_SLUG = 80

/** The slug a title suggests: 'Hall B, pressar' becomes 'hall-b-pressar'. */
export function slugFor(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_SLUG)
    .replace(/^-|-$/g, '')
}
