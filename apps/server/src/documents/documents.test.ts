import { createHash } from 'node:crypto'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProcedureInput } from '@takt/contract/procedures.ts'
import { MOST_SVG_BYTES } from '@takt/domain/ground/media-file.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ownFolder } from '../../test/own-folder.ts'
import { answerOf, type Caller, testServer } from '../../test/test-server.ts'

const filesFolder = ownFolder()
const server = testServer({ filesFolder })
const MACHINE = 'M102'
let admin: Caller
let planner: Caller
let operator: Caller
let stranger: Caller
let card = { card_no: '', part_no: '', tool_id: '', part_type_id: '' }

beforeAll(async () => {
  ;[admin, planner, operator, stranger] = await Promise.all([
    server.signIn('admin'),
    server.signIn('planner'),
    server.signIn('operator'),
    server.signIn('admin', 'second'),
  ])
  card = await runningOn(MACHINE)
})
// What is shown of a machine or an order is what the test itself has entered.
beforeEach(async () => {
  await server.sql('delete from file_archive where company_id = 1000')
})

async function runningOn(machine_id: string): Promise<typeof card> {
  const [found] = await server.sql<typeof card>(
    `select c.card_no, c.part_no, p.tool_id, p.part_type_id from order_run r
       join card c using (company_id, card_no) join part p using (company_id, part_no, op_number)
     where r.company_id = 1000 and r.machine_id = $1 and r.end_time is null limit 1`,
    [machine_id],
  )
  if (!found) throw new Error(`no order runs on ${machine_id}`)
  return found
}

const pdf = (words: string) => Buffer.from(`%PDF-1.4\n${words}\n%%EOF`)
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function upload(who: Caller, bytes: Buffer) {
  return await answerOf(
    await fetch(`${server.url}/api/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.bearer}`, 'content-type': 'application/octet-stream' },
      body: bytes as BodyInit,
    }),
  )
}

async function enter(name: string, bytes: Buffer, of: Partial<ProcedureInput<'save_document'>>) {
  const hash = String((await upload(planner, bytes)).data[0]?.hash)
  return await planner.call('save_document', { document_link: name, document_description: name, hash, ...of })
}

async function get(who: Caller, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}/api/files/${path}`, {
    headers: { authorization: `Bearer ${who.bearer}`, ...headers },
  })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const namesOf = (answer: { data: Record<string, unknown>[] }) => answer.data.map(({ document_link }) => document_link)

test('W-CALL-32-X W-ENTITY-07 W-ENTITY-08-B D-ENTITY-97 D-CALL-34 D-CALL-35-C documents of machine, order, part, tool and part type are one list, each hash once, without their bytes', async () => {
  const twice = pdf('the same for part and type')
  expect((await enter('machine.pdf', pdf('machine'), { machine_id: MACHINE })).status).toBe(200)
  await enter('order.pdf', pdf('order'), { card_no: card.card_no })
  await enter('part.pdf', twice, { part_no: card.part_no })
  await enter('tool.pdf', pdf('tool'), { tool_id: card.tool_id })
  await enter('type.pdf', twice, { part_type_id: card.part_type_id })
  await enter('other.pdf', pdf('other'), { part_no: 'NM-3002' })
  const answer = await operator.call('get_documents', { machine_id: MACHINE, card_no: card.card_no })
  expect(namesOf(answer).sort()).toEqual(['machine.pdf', 'order.pdf', 'part.pdf', 'tool.pdf'])
  expect(answer.data[0]).toEqual({
    record_no: expect.any(Number),
    document_link: expect.any(String),
    document_description: expect.any(String),
    document_group: null,
    view_order: 0,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    drawing: 0,
    last_changed: expect.stringMatching(/^20/),
  })
  expect(namesOf(await operator.call('get_documents', { machine_id: MACHINE }))).toEqual(['machine.pdf'])
  const named = await operator.call('get_documents', { machine_id: 'M101', card_no: '', part_no: 'NM-3002' })
  expect(namesOf(named)).toContain('other.pdf')
})

test('W-CALL-32-X groups are listed by their view order, with description and note', async () => {
  await planner.call('save_document_group', { description: 'Aaa last', note: 'a note', view_order: 99 })
  const { data } = await operator.call('get_document_groups', {})
  expect(data.at(-1)).toMatchObject({ description: 'Aaa last', note: 'a note', view_order: 99 })
  expect((await operator.call('save_document_group', { description: 'X' })).status).toBe(403)
})

test('W-CALL-50-X D-CALL-31 D-CALL-32 files are listed, read by hash and path, and streamed in parts', async () => {
  const bytes = pdf('x'.repeat(300_000))
  const { data } = await enter('Måttlista.pdf', bytes, { machine_id: MACHINE })
  const record_no = Number(data[0]?.record_no)
  const all = await operator.call('get_files', {})
  const file = all.data.find((one) => one.record_no === record_no)
  expect(file).toMatchObject({ name: 'Måttlista.pdf', type: 'pdf', size: bytes.length, hash: hashOf(bytes) })
  expect(JSON.stringify(all.data)).not.toContain('file_data')
  const asked = { hash: hashOf(bytes), path: 'Måttlista.pdf' }
  const read = await operator.call('get_file_by_path', asked)
  expect(read.data[0]).toMatchObject({ content_type: 'application/pdf', file_data: bytes.toString('base64') })
  const address = `${asked.hash}/${encodeURIComponent(asked.path)}`
  const whole = await get(operator, address)
  expect(whole.bytes.equals(bytes)).toBe(true)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': "inline; filename*=UTF-8''M%C3%A5ttlista.pdf",
  })
  const part = await get(operator, address, { range: 'bytes=0-3' })
  expect([part.status, part.bytes.toString()]).toEqual([206, '%PDF'])
  expect((await get(operator, `${address}?download=1`)).headers.get('content-disposition')).toMatch(/^attachment/)
  const gone = await fetch(`${server.url}/api/files/${address}`)
  expect(gone.status).toBe(401)
  await gone.body?.cancel()
})

test('W-CALL-51-B D-CALL-33-X a path alone reads nothing: other hashes, ways up, absolute and UNC paths, other companies', async () => {
  const bytes = pdf('secret')
  await enter('secret.pdf', bytes, { machine_id: MACHINE })
  const hash = hashOf(bytes)
  const other = 'b'.repeat(64)
  expect((await operator.call('get_file_by_path', { hash: other, path: 'secret.pdf' })).status).toBe(404)
  expect((await operator.call('get_file_by_path', { hash, path: 'other.pdf' })).status).toBe(404)
  for (const path of [
    '../secret.pdf',
    '/etc/passwd',
    '\\\\server\\share\\a.pdf',
    '//server/a.pdf',
    'C:\\a.pdf',
    'a/../../b.pdf',
  ]) {
    expect((await operator.call('get_file_by_path', { hash, path })).status, path).toBe(403)
    expect((await operator.call('print_file', { hash, path, printer_no: 'X' })).status, path).toBe(403)
  }
  expect((await stranger.call('get_file_by_path', { hash, path: 'secret.pdf' })).status).toBe(404)
  expect((await get(stranger, `${hash}/secret.pdf`)).status).toBe(404)
  expect((await get(operator, `${hash}/..%2fsecret.pdf`)).status).toBe(403)
})

test('W-CALL-51-B a person who sees some machines only finds nothing of the others', async () => {
  const bytes = pdf('not for this person')
  const { data } = await enter('hidden.pdf', bytes, { machine_id: 'M103' })
  await enter('part.pdf', pdf('for everybody'), { part_no: card.part_no })
  await server.sql(
    `update app_user set machine_restrictions = '{M102}' where company_id = 1000 and username = 'operator'`,
  )
  const asked = { hash: hashOf(bytes), path: 'hidden.pdf' }
  expect((await operator.call('get_file_by_path', asked)).status).toBe(404)
  expect((await operator.call('get_file', { record_no: Number(data[0]?.record_no) })).status).toBe(404)
  expect((await get(operator, `${asked.hash}/hidden.pdf`)).status).toBe(404)
  const listed = (await operator.call('get_files', {})).data.map(({ name }) => name)
  expect(listed).not.toContain('hidden.pdf')
  expect(listed).toContain('part.pdf')
  await server.sql(`update app_user set machine_restrictions = '{}' where company_id = 1000 and username = 'operator'`)
  expect((await operator.call('get_file_by_path', asked)).status).toBe(200)
})

test('what is not what it says, has no owner, or comes from somebody else is not entered', async () => {
  const page = Buffer.from('<html><script>alert(1)</script></html>')
  expect((await enter('page.pdf', page, { machine_id: MACHINE })).message).toMatch(/not what its ending says/)
  expect((await enter('page.html', page, { machine_id: MACHINE })).message).toMatch(/cannot be added/)
  const large = Buffer.from(`<svg>${' '.repeat(MOST_SVG_BYTES)}</svg>`)
  expect((await enter('large.svg', large, { machine_id: MACHINE })).message).toMatch(/larger than 1 MB/)
  expect((await enter('a.pdf', pdf('a'), {})).message).toMatch(/exactly one/)
  expect((await enter('a.pdf', pdf('a'), { machine_id: MACHINE, part_no: card.part_no })).message).toMatch(
    /exactly one/,
  )
  expect((await enter('a.pdf', pdf('a'), { tool_id: 'NO-TOOL' })).status).toBe(404)
  expect((await upload(operator, pdf('a'))).status).toBe(403)
  const hash = String((await upload(planner, pdf('ours'))).data[0]?.hash)
  const theirs = { document_link: 'a.pdf', document_description: 'A', hash, machine_id: 'X' }
  expect((await stranger.call('save_document', theirs)).status).toBe(404)
  expect((await upload(planner, Buffer.alloc(0))).message).toMatch(/empty/)
})

test('W-TOOL-34-B a drawing is kept without what could do harm, and served so that nothing in it runs', async () => {
  const drawing = Buffer.from(
    '<svg viewBox="0 0 1 1" onload="alert(1)"><script>alert(1)</script><path d="M0 0"></path></svg>',
  )
  const { data } = await enter('Drawing.SVG', drawing, { machine_id: MACHINE })
  const shown = await get(operator, `${data[0]?.hash}/Drawing.SVG`)
  expect(shown.bytes.toString()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
  )
  expect(shown.headers.get('content-type')).toBe('image/svg+xml')
  expect(shown.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox$/)
})

test('W-SF-15-X files of the machine’s own folder are documents and files; nothing outside the folder is', async () => {
  const machine_id = 'M104'
  const { card_no, part_no } = await runningOn(machine_id)
  await enter('machine.pdf', pdf('machine'), { machine_id })
  await enter('part.pdf', pdf('part'), { part_no })
  const folder = join(filesFolder, 'example/cells/m104')
  mkdirSync(join(folder, 'rev b'), { recursive: true })
  writeFileSync(join(folder, 'cell.pdf'), pdf('cell'))
  writeFileSync(join(folder, 'rev b/gripper.pdf'), pdf('gripper'))
  writeFileSync(join(folder, 'program.exe'), 'MZ')
  writeFileSync(join(folder, '.hidden.pdf'), pdf('hidden'))
  writeFileSync(join(filesFolder, 'outside.pdf'), pdf('outside'))
  mkdirSync(join(filesFolder, 'example/elsewhere'))
  writeFileSync(join(filesFolder, 'example/elsewhere/other.pdf'), pdf('other'))
  symlinkSync(join(filesFolder, 'outside.pdf'), join(folder, 'link.pdf'))
  symlinkSync(join(filesFolder, 'example/elsewhere'), join(folder, 'linked'))
  await server.sql(
    `update machine set special_functions = special_functions || 296, function_values = function_values || '{"296": "cells/m104"}'
     where company_id = 1000 and machine_id = $1`,
    [machine_id],
  )
  const listed = (await operator.call('get_documents', { machine_id })).data.filter(({ record_no }) => record_no === 0)
  expect(listed.map(({ document_link }) => document_link)).toEqual(['cell.pdf', 'rev b/gripper.pdf'])
  expect(JSON.stringify(listed)).not.toContain('cells')
  const [cell, gripper] = listed
  const read = await operator.call('get_file_by_path', { hash: String(gripper?.hash), path: 'rev b/gripper.pdf' })
  expect(Buffer.from(String(read.data[0]?.file_data), 'base64').equals(pdf('gripper'))).toBe(true)
  const files = (await operator.call('get_files', { machine_id, card_no })).data
  expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['cell.pdf', 'machine.pdf', 'part.pdf']))
  const found = await operator.call('get_document', { machine_id, hash: String(cell?.hash) })
  expect(found.data[0]).toMatchObject({ document_link: 'cell.pdf' })
  for (const path of ['link.pdf', 'linked/other.pdf', 'program.exe', 'rev b']) {
    expect((await operator.call('get_file_by_path', { hash: String(cell?.hash), path })).status, path).toBe(404)
  }
  for (const path of ['../../outside.pdf', '.hidden.pdf']) {
    expect((await operator.call('get_file_by_path', { hash: String(cell?.hash), path })).status, path).toBe(403)
  }
  // Changed since it was listed: the pair that was issued names it no more.
  writeFileSync(join(folder, 'cell.pdf'), pdf('another cell'))
  expect((await operator.call('get_file_by_path', { hash: String(cell?.hash), path: 'cell.pdf' })).status).toBe(404)
  expect((await get(stranger, `${gripper?.hash}/rev%20b/gripper.pdf`)).status).toBe(404)
})

test('a document is taken out again; what others still show stays', async () => {
  const shared = pdf('shared by two')
  const one = await enter('one.pdf', shared, { machine_id: MACHINE })
  await enter('two.pdf', shared, { machine_id: 'M101' })
  const record_no = Number(one.data[0]?.record_no)
  expect((await operator.call('delete_document', { record_no })).status).toBe(403)
  expect((await admin.call('delete_document', { record_no })).status).toBe(200)
  expect((await get(operator, `${hashOf(shared)}/one.pdf`)).status).toBe(404)
  expect((await get(operator, `${hashOf(shared)}/two.pdf`)).status).toBe(200)
})
