import type { ArchiveFile, Document } from '@takt/domain/documents/model/document.ts'
import { fileType } from '@takt/domain/ground/document-file.ts'
import { leadsOutside } from '@takt/domain/ground/file-path.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'
import type { FolderFile } from '../../ground/files/machine-folders.ts'

const MOST_FILES = 2_000

type ArchiveRow = Omit<ArchiveFile, 'type' | 'path'> & { readonly view_order: number; readonly drawing: 0 | 1 }

/**
 * What of the archive `where` lets through, newest first; `a` is the file. One that belongs to an order of a machine
 * that the person may not see is not there: its card is not there for them either.
 */
export function archiveRows(db: CompanyDb, where: Sql): Promise<ArchiveRow[]> {
  return db.many<ArchiveRow>(sql`
    select a.record_no, a.kind, a.document_link as name, a.document_description as description, a.size,
      a.last_changed as changed, a.changed_by, a.machine_id, a.card_no, a.part_no, a.tool_id, a.part_type_id,
      a.group_no as document_group, a.setting_name, a.hash, a.view_order, a.drawing
    from file_archive a
    where (${where}) and (a.card_no = '' or exists (select from card c where c.card_no = a.card_no))
    order by a.last_changed desc, a.record_no desc limit ${MOST_FILES}`)
}

export function asFile({ view_order: _view_order, drawing: _drawing, ...row }: ArchiveRow): ArchiveFile {
  return { ...row, type: leadsOutside(row.name) ? '' : fileType(row.name), path: row.name }
}

export function asDocument(row: ArchiveRow): Document {
  return {
    record_no: row.record_no,
    document_link: row.name,
    document_description: row.description,
    document_group: row.document_group,
    view_order: row.view_order,
    hash: row.hash,
    drawing: row.drawing,
    last_changed: row.changed,
  }
}

/** A file of a machine's folder among the documents: it has neither number nor group. */
export function folderDocument({ path, hash, changed }: FolderFile): Document {
  return {
    record_no: 0,
    document_link: path,
    document_description: path.split('/').at(-1) ?? path,
    document_group: null,
    view_order: 0,
    hash,
    drawing: 0,
    last_changed: new Date(changed).toISOString(),
  }
}

export function folderArchiveFile(machine_id: string, { path, hash, size, changed }: FolderFile): ArchiveFile {
  return {
    record_no: 0,
    kind: 'document',
    name: path,
    description: path.split('/').at(-1) ?? path,
    type: fileType(path),
    size,
    changed: new Date(changed).toISOString(),
    changed_by: '',
    machine_id,
    card_no: '',
    part_no: '',
    tool_id: '',
    part_type_id: '',
    document_group: null,
    setting_name: '',
    hash,
    path,
  }
}
