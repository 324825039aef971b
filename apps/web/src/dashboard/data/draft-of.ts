import type { DataSource } from '@takt/domain/dashboards/dashboard.ts'
import { type SourcePlace, sourcePlace } from '@takt/domain/dashboards/source-place.ts'

/** A source as it stands on the screen, as it is asked for before it is saved. */
export function draftOf({ source, parameters }: DataSource, values: Record<string, string>) {
  const place: Partial<SourcePlace> = sourcePlace(parameters) ?? {}
  return { source, machine_ids: parameters.machine_ids ?? '', parameters: values, ...place }
}
