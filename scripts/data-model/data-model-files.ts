import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { parse } from 'yaml'
import { dataModelPage, type Sentences, unnamed } from './data-model-page.ts'
import { readSchema } from './read-schema.ts'
import { schemaSnapshot } from './schema-snapshot.ts'

export const DOCS = join(import.meta.dirname, '../../docs')

/** The files that follow from the schema of this database, by name, and what the list of tables lacks. */
export async function dataModelFiles(client: ClientBase) {
  const schema = await readSchema(client)
  const sentences: Sentences = parse(readFileSync(join(DOCS, 'data-model.yaml'), 'utf8'))
  return {
    files: { 'data-model.md': dataModelPage(schema.tables, sentences), 'schema.sql': schemaSnapshot(schema) },
    unnamed: unnamed(schema.tables, sentences),
  }
}
