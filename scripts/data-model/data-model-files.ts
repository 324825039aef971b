import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { parse } from 'yaml'
import { dataModelPage, type Sentences, unnamed } from './data-model-page.ts'
import { readSchema } from './read-schema.ts'
import { schemaSnapshot } from './schema-snapshot.ts'
import { tableTypes } from './table-types.ts'

const ROOT = join(import.meta.dirname, '../..')

export const FILES = ['docs/data-model.md', 'docs/schema.sql', 'apps/server/src/ground/db/tables.fixture.ts'] as const

export const pathOf = (file: (typeof FILES)[number]) => join(ROOT, file)

/** The files that follow from the schema of this database, and what the list of tables lacks. */
export async function dataModelFiles(client: ClientBase) {
  const schema = await readSchema(client)
  const sentences: Sentences = parse(readFileSync(join(ROOT, 'docs/data-model.yaml'), 'utf8'))
  const files: Readonly<Record<(typeof FILES)[number], string>> = {
    'docs/data-model.md': dataModelPage(schema.tables, sentences),
    'docs/schema.sql': schemaSnapshot(schema),
    'apps/server/src/ground/db/tables.fixture.ts': tableTypes(schema.tables),
  }
  return {
    files,
    unnamed: unnamed(schema.tables, sentences),
  }
}
