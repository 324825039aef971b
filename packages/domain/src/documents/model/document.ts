import { z } from 'zod'
import { Flag, Time } from '../../ground/model/ids.ts'

export const Hash = z.string().regex(/^[0-9a-f]{64}$/, 'a hash')

/** A document of a machine, order, part, tool or part type. Lists never carry what is in the file. */
export const Document = z.object({
  record_no: z.int(),
  /** The name of a file, or an address that begins with http. */
  document_link: z.string(),
  document_description: z.string(),
  /** The number of its group; null for none. */
  document_group: z.int().nullable(),
  view_order: z.int(),
  hash: z.string(),
  drawing: Flag,
  /** '' when nobody knows. */
  last_changed: Time.or(z.literal('')),
  /** base64, only where one document was asked for. */
  file_data: z.string().optional(),
})
export type Document = z.infer<typeof Document>

export const DocumentGroup = z.object({
  group_no: z.int(),
  description: z.string(),
  note: z.string(),
  view_order: z.int(),
})
export type DocumentGroup = z.infer<typeof DocumentGroup>

export const fileKinds = ['document', 'q-report', 'report'] as const

/** A file of the archive, or of a machine's own folder: that one has no number (0). */
export const ArchiveFile = z.object({
  record_no: z.int(),
  kind: z.enum(fileKinds),
  name: z.string(),
  description: z.string(),
  /** Ending of the name in small letters; '' for an address. */
  type: z.string(),
  size: z.int(),
  changed: Time,
  changed_by: z.string(),
  machine_id: z.string(),
  card_no: z.string(),
  part_no: z.string(),
  tool_id: z.string(),
  part_type_id: z.string(),
  document_group: z.int().nullable(),
  setting_name: z.string(),
  /** With the path what get_file_by_path and the download link ask for. */
  hash: z.string(),
  path: z.string(),
})
export type ArchiveFile = z.infer<typeof ArchiveFile>

export const QuickReport = z.object({
  record_no: z.int(),
  report_name: z.string(),
  report_translation: z.string(),
  setting_name: z.string(),
  /** 1: it is about an order, which must be chosen. */
  use_custom_xml: Flag,
})
export type QuickReport = z.infer<typeof QuickReport>
