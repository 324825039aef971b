import { DashboardSlug, RESERVED_SLUGS } from '@takt/domain/dashboard/dashboard.ts'
import type { TextValues } from '@takt/texts/fill-in.ts'
import type { TextKey } from '@takt/texts/texts.ts'

export interface Fault {
  readonly text: TextKey
  readonly values?: TextValues
}

/** The naming rules of templates in words: kebab case, longer than one sign, free, and not what an address already means. */
export function dashboardSlugFault(slug: string, taken: readonly string[]): Fault | undefined {
  if (RESERVED_SLUGS.includes(slug)) return { text: 'settings.slug-reserved', values: { slug } }
  if (!DashboardSlug.safeParse(slug).success) return { text: 'settings.slug-hint' }
  return taken.includes(slug) ? { text: 'settings.slug-taken', values: { slug } } : undefined
}
