/** How files of the archive are listed. */
import type { ArchiveFile } from './model/document.ts'

/** What a file belongs to, by the field that names it; null for the company alone. */
export type BelongsTo = 'machine_id' | 'card_no' | 'part_no' | 'tool_id' | 'part_type_id'
export const belongings = ['machine_id', 'card_no', 'part_no', 'tool_id', 'part_type_id'] as const

export function belongsTo(file: Pick<ArchiveFile, BelongsTo>): { field: BelongsTo; key: string } | null {
  // A report of an order belongs to its machine too: the order says more.
  const order = ['card_no', 'machine_id', 'part_no', 'tool_id', 'part_type_id'] as const
  const field = order.find((name) => file[name] !== '')
  return field ? { field, key: file[field] } : null
}

/** Every word stands somewhere in what the row says of the file. */
export function filesNamed<File extends ArchiveFile>(files: readonly File[], search: string): readonly File[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return files
  return files.filter((file) => {
    const said = [file.name, file.description, file.type, ...belongings.map((field) => file[field]), file.record_no]
      .join(' ')
      .toLowerCase()
    return words.every((word) => said.includes(word))
  })
}

/** Bytes as people say them. */
export function sizeWords(bytes: number): string {
  if (bytes === 0) return ''
  if (bytes < 1024) return `${bytes} B`
  const kilo = bytes / 1024
  return kilo < 1024 ? `${Math.round(kilo)} kB` : `${(kilo / 1024).toFixed(1)} MB`
}
