import { makes, ONCE } from '../ground/db/makes.fixture.ts'

/** A document of a hash that no file has. */
export const aDocument = makes('file_archive', ({ nth, given: { document_link = `made-${nth}.pdf` } }) => ({
  kind: 'document',
  document_link,
  document_description: document_link,
  hash: String(nth).padStart(64, 'd'),
  last_changed: ONCE,
  changed_by: 'made',
}))

/** As PostgreSQL reads bytes. */
export const bytes = (content: Uint8Array) => `\\x${Buffer.from(content).toString('hex')}`

export const aFileContent = makes('file_content', () => ({ stored_at: ONCE }), ['company_id', 'hash'])
