import { readCall } from '@takt/domain/dashboards/call-config.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { pressButton } from './press-button.ts'

const place = { template: 'hall', widget_id: 'truck' }
const press = { call: readCall({ url: '/api/truck' }), prompts: {}, values: {} }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  [200, true],
  [204, true],
  [299, true],
  [302, false],
  [404, false],
  [409, false],
  [500, false],
])('D-STATE-35-X an answer with status %i is a success: %s, and nobody reads its body', async (status, ok) => {
  const answer = new Response(status === 204 ? null : 'unread', { status })
  vi.stubGlobal('fetch', async () => answer)
  expect(await pressButton(place, press)).toMatchObject({ ok, status })
  expect(answer.bodyUsed).toBe(false)
})

test('D-STATE-35-X a net that is away and thirty seconds without an answer are failures', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await pressButton(place, press)).toMatchObject({ ok: false, status: 0 })

  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
    signal?.aborted ? Promise.reject(signal.reason) : Promise.resolve(new Response()),
  )
  expect(await pressButton(place, press)).toMatchObject({ ok: false, status: 0 })
  expect(patience).toHaveBeenCalledWith(30_000)
})
