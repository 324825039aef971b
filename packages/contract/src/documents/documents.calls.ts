/** The calls of documents: what is not named here cannot be called. */
import { deleteDocument } from './delete_document.ts'
import { generateQuickReport } from './generate_quick_report.ts'
import { getCategories } from './get_categories.ts'
import { getDocument } from './get_document.ts'
import { getDocumentGroups } from './get_document_groups.ts'
import { getDocuments } from './get_documents.ts'
import { getFile } from './get_file.ts'
import { getFileByPath } from './get_file_by_path.ts'
import { getFiles } from './get_files.ts'
import { getOperationText } from './get_operation_text.ts'
import { getQuickReports } from './get_quick_reports.ts'
import { saveDocument } from './save_document.ts'
import { saveDocumentGroup } from './save_document_group.ts'

export const documentsCalls = [
  deleteDocument,
  generateQuickReport,
  getCategories,
  getDocument,
  getDocumentGroups,
  getDocuments,
  getFile,
  getFileByPath,
  getFiles,
  getOperationText,
  getQuickReports,
  saveDocument,
  saveDocumentGroup,
] as const
