import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { dataModelFiles, FILES, pathOf } from './data-model-files.ts'

const database = 'data_model'

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await client.connect()
  await client.query(statement)
  await client.end()
}

let made: Awaited<ReturnType<typeof dataModelFiles>>

beforeAll(async () => {
  await onServer(`create database ${database} template ${inject('template')} strategy file_copy`)
  const client = new pg.Client({ ...inject('postgres'), database })
  await client.connect()
  made = await dataModelFiles(client)
  await client.end()
})
afterAll(() => onServer(`drop database if exists ${database} with (force)`))

test('docs/data-model.yaml says of every table what a row is, and of no other', () => {
  expect(made.unnamed).toEqual({ missing: [], gone: [] })
})

test.each(FILES)('%s is what the migrations make (npm run data-model)', (file) => {
  expect(made.files[file].split('\n')).toEqual(readFileSync(pathOf(file), 'utf8').split('\n'))
})
