import { DashboardSlug, RESERVED_SLUGS } from './dashboard.ts'

export type NameFault = 'too-short' | 'not-allowed' | 'not-kebab'

/** What keeps a converted name (`slugFor`) from naming a new dashboard or live view. */
export function templateNameFault(slug: string, taken: readonly string[]): NameFault | undefined {
  if (slug.length <= 1) return 'too-short'
  if (RESERVED_SLUGS.includes(slug) || taken.includes(slug)) return 'not-allowed'
  return DashboardSlug.safeParse(slug).success ? undefined : 'not-kebab'
}
