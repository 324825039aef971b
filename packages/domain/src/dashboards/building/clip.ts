/** What is copied of a board: widgets with the sources and parameters they name, as text: decision 0123. */
import { z } from 'zod'
import { type Dashboard, DashboardWidget, DataSource } from '../dashboard.ts'

const VERSION = 1
const KIND = 'widgets'

export const Clip = z.object({
  takt: z.literal(KIND),
  version: z.literal(VERSION),
  size: z.object({ x: z.number().positive(), y: z.number().positive() }),
  widgets: z.array(DashboardWidget).min(1).max(300),
  dataSources: z.array(DataSource).default([]),
  parameters: z.array(z.string().min(1).max(40)).default([]),
})
export type Clip = z.infer<typeof Clip>

export function clipOf(dashboard: Dashboard, ids: readonly string[]): Clip | undefined {
  const widgets = dashboard.widgets
    .filter(({ id }) => ids.includes(id))
    .map((widget) => ({ ...widget, config: withoutSecrets(widget.config) }))
  if (widgets.length === 0) return undefined
  const named = new Set(widgets.flatMap(({ config }) => sourcesNamed(config)))
  const dataSources = dashboard.dataSources.filter(({ slug }) => named.has(slug))
  const texts = JSON.stringify([widgets, dataSources])
  const parameters = dashboard.parameters
    .map(({ parameter }) => parameter)
    .filter((name) => texts.includes(`[${name}]`))
  return { takt: KIND, version: VERSION, size: dashboard.size, widgets, dataSources, parameters }
}

/** 'newer' was copied from a later version of the product; undefined is a text of something else. */
export function readClip(text: string): Clip | 'newer' | undefined {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof read !== 'object' || read === null || (read as { takt?: unknown }).takt !== KIND) return undefined
  const { version } = read as { version?: unknown }
  if (typeof version === 'number' && version > VERSION) return 'newer'
  return Clip.safeParse(read).data
}

/** Every source that a config names, however deep: an option, a value, a condition, a widget within it. */
export function sourcesNamed(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sourcesNamed)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'dataSource' && typeof entry === 'string' ? [entry] : sourcesNamed(entry),
  )
}

/** The same config over sources of other names. */
export function withSources<T>(value: T, names: ReadonlyMap<string, string>): T {
  if (names.size === 0) return value
  if (Array.isArray(value)) return value.map((entry) => withSources(entry, names)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === 'dataSource' && typeof entry === 'string' ? (names.get(entry) ?? entry) : withSources(entry, names),
    ]),
  ) as T
}

/** Values of headers that were typed and not yet saved: on the server they are sealed, in a clipboard or a file they are not. */
export function withoutSecrets(config: DashboardWidget['config']): DashboardWidget['config'] {
  const { apiCall } = config as { apiCall?: { headers?: unknown } }
  if (typeof apiCall !== 'object' || apiCall === null || !Array.isArray(apiCall.headers)) return config
  const headers = apiCall.headers.map((header: object) => ({ ...header, value: '' }))
  return { ...config, apiCall: { ...apiCall, headers } }
}
