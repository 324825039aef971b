import type { KeyOpens } from '@takt/contract/ground/access-key.ts'
import type { TextKey } from '@takt/texts/texts.ts'

interface KeyWords {
  readonly title: TextKey
  readonly about: TextKey
  readonly name: TextKey
  readonly nameHint: TextKey
  readonly none: TextKey
  readonly ready: TextKey
  /** What stops. */
  readonly revoke: TextKey
}

/** What is said of keys by what they open. */
export const keyWords: Readonly<Record<KeyOpens, KeyWords>> = {
  import: {
    title: 'keys.import',
    about: 'keys.import-about',
    name: 'keys.import-name',
    nameHint: 'keys.import-name-hint',
    none: 'keys.import-none',
    ready: 'keys.import-ready',
    revoke: 'keys.import-revoke',
  },
  signals: {
    title: 'keys.signals',
    about: 'keys.signals-about',
    name: 'keys.signals-name',
    nameHint: 'keys.signals-name-hint',
    none: 'keys.signals-none',
    ready: 'keys.signals-ready',
    revoke: 'keys.signals-revoke',
  },
}
