import type { ImportKind } from '@takt/domain/import/import-kind.ts'
import type { TextKey } from '@takt/texts/texts.ts'

/** How a column is called on the screen and in templates. */
export const fieldName = (name: string): TextKey => `import-field.${name}` as TextKey
export const kindName = (kind: ImportKind): TextKey => `import.kind-${kind}`
