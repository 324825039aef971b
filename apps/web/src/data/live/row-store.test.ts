import { describe, expect, test, vi } from 'vitest'
import { createRowStore } from './row-store.ts'

interface Row {
  id: string
  count: number
  list?: number[]
}
const store = () => createRowStore<Row>((row) => row.id)

describe('row store', () => {
  test('T-DATA-05-X a changed row tells its own listeners and nobody else', () => {
    const rows = store()
    rows.set([
      { id: 'a', count: 1 },
      { id: 'b', count: 1 },
    ])
    const [a, b, keys, any] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
    rows.subscribeRow('a', a)
    rows.subscribeRow('b', b)
    rows.subscribeKeys(keys)
    rows.subscribeAny(any)
    rows.put({ id: 'a', count: 2 })
    expect([a, b, keys, any].map((f) => f.mock.calls.length)).toEqual([1, 0, 0, 1])
    expect(rows.get('a')).toEqual({ id: 'a', count: 2 })
  })

  test('an equal row changes nothing, lists compared by content', () => {
    const rows = store()
    rows.put({ id: 'a', count: 1, list: [1, 2] })
    const [before, version] = [rows.get('a'), rows.version()]
    rows.put({ id: 'a', count: 1, list: [1, 2] })
    rows.set([{ id: 'a', count: 1, list: [1, 2] }])
    expect(rows.get('a')).toBe(before)
    expect(rows.version()).toBe(version)
    rows.put({ id: 'a', count: 1, list: [1, 3] })
    expect(rows.version()).toBe(version + 1)
  })

  test('set drops rows that are gone and tells those who watched them', () => {
    const rows = store()
    rows.set([
      { id: 'a', count: 1 },
      { id: 'b', count: 1 },
    ])
    const [gone, kept, keys] = [vi.fn(), vi.fn(), vi.fn()]
    rows.subscribeRow('b', gone)
    rows.subscribeRow('a', kept)
    rows.subscribeKeys(keys)
    rows.set([{ id: 'a', count: 1 }])
    expect([gone, kept, keys].map((f) => f.mock.calls.length)).toEqual([1, 0, 1])
    expect(rows.keys()).toEqual(['a'])
  })

  test('who has gone hears nothing more', () => {
    const rows = store()
    const then = vi.fn()
    rows.subscribeRow('a', then)()
    rows.put({ id: 'a', count: 1 })
    expect(then).not.toHaveBeenCalled()
  })
})
