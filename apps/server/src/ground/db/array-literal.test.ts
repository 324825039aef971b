import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { arrayLiteral } from './array-literal.ts'
import { query } from './connections.ts'
import { sql } from './sql.ts'

const texts = [
  '',
  'NULL',
  'null',
  'a,b',
  '{}',
  '"',
  '\\',
  '\\"',
  "it's",
  'å ä ö',
  '  ',
  'two\nlines',
  'tab\t',
  '\\n',
  '{"a":"b\\nc"}',
  '\u2028',
  '🙂',
  null,
]

describe('arrays arrive in the database as they are', () => {
  test.each([
    ['texts', 'text[]', texts],
    ['one text with a line break', 'text[]', ['a', 'b\nc']],
    ['whole numbers', 'int[]', [0, -1, 2_147_483_647]],
    ['numbers', 'float8[]', [0.1, 1e21, -1e-7, null]],
    ['switches', 'boolean[]', [true, false, null]],
    ['nothing', 'text[]', []],
  ])('%s', async (_what, type, values) => {
    const client = new pg.Client({ ...inject('postgres'), database: 'postgres' })
    await client.connect()
    try {
      const statement = sql`select ${values} as back`
      const [row] = await query<{ back: unknown[] }>(client, {
        ...statement,
        text: statement.text.replace('$1', `$1::${type}`),
      })
      expect(row?.back).toEqual(values)
    } finally {
      await client.end()
    }
  })

  test.each([[[Number.NaN]], [[new Date(0)]], [[Buffer.from('a')]], [[['nested']]], [[undefined]], [['a\u0001']]])(
    'the driver keeps %j',
    (values) => {
      expect(arrayLiteral(values)).toBeNull()
    },
  )

  test('what has nothing to escape is written in one go', () => {
    expect(arrayLiteral(['a', 'say "b"', null])).toBe('{"a","say \\"b\\"",null}')
  })
})
