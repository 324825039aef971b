import { templateNameFault } from '@takt/domain/dashboards/template-name.ts'
import type { TextValues } from '@takt/texts/fill-in.ts'
import type { TextKey } from '@takt/texts/texts.ts'

export interface Fault {
  readonly text: TextKey
  readonly values?: TextValues
}

const sentences = {
  'too-short': 'name.too-short',
  'not-allowed': 'name.not-allowed',
  'not-kebab': 'settings.slug-hint',
} as const

/** The naming rules of templates in words: kebab case, longer than one sign, free, and not what an address already means. */
export function dashboardSlugFault(slug: string, taken: readonly string[]): Fault | undefined {
  const fault = templateNameFault(slug, taken)
  return fault && { text: sentences[fault] }
}
