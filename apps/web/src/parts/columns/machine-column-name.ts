import { machineColumns } from '@takt/domain/machines/overview/machine-columns.ts'
import type { TextKey } from '@takt/texts/texts.ts'

/** A title that is no text does not compile here. */
const titles: ReadonlyMap<string, TextKey> = new Map(machineColumns.map(({ key, title }) => [key, title]))

export function columnName(text: (key: TextKey) => string, column: string): string {
  const title = titles.get(column)
  return title === undefined ? column : text(title)
}
