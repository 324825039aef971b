/** How a person likes the overviews of cards: one saved configuration for the widgets and the late orders. */
import { z } from 'zod'
import { groupTerms } from './group-terms.ts'

export const headerStyles = ['id', 'description', 'both'] as const

export const WidgetSettings = z.object({
  headerStyle: z.enum(headerStyles).catch('both'),
  groupBy: z.boolean().catch(false),
  groupByTerm: z.enum(groupTerms).catch('zone'),
  /** Any field of a machine. */
  orderByTerm: z.string().min(1).max(80).catch('machine_id'),
  orderDir: z.enum(['asc', 'desc']).catch('asc'),
  /** Who opens the page of late orders looks for them, not for the machines that have none. */
  orderOnNumberOfLateOrder: z.boolean().catch(true),
  showOnlyMachinesWithLateorder: z.boolean().catch(false),
})
export type WidgetSettings = z.infer<typeof WidgetSettings>

export const defaultWidgetSettings: WidgetSettings = WidgetSettings.parse({})

/** The person's own over those of the company, field by field; what nobody understands counts as never said. */
export function readWidgetSettings(own: unknown, company: unknown = {}): WidgetSettings {
  return WidgetSettings.parse({ ...known(company), ...known(own) })
}

function known(stored: unknown): Partial<WidgetSettings> {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(WidgetSettings.shape).flatMap(([name, field]) => {
      const value = (stored as Record<string, unknown>)[name]
      const read = field.unwrap().safeParse(value)
      return read.success ? [[name, read.data]] : []
    }),
  )
}
