import type { Answer, Question } from '@takt/domain/scrap/analysis/answer.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { logEntries } from '../../../../data/call/client-log.ts'
import { startAnalysis } from './analysis-session.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

/** Node has no workers of the web: what is posted is kept, and the test answers. */
class Desk {
  static last: Desk
  readonly posted: ToWorker[] = []
  onmessage: ((event: { data: FromWorker }) => void) | null = null
  constructor() {
    Desk.last = this
  }
  postMessage(message: ToWorker): void {
    this.posted.push(message)
  }
  terminate(): void {}
}

afterEach(() => vi.unstubAllGlobals())

test('W-ERROR-23 an answer that is out of step is logged, and what was shown stays', () => {
  vi.stubGlobal('Worker', Desk)
  const session = startAnalysis({ database: 'db', dataset: 'history-scrap', scope: '', today: () => '2030-06-12' })
  const say = (data: FromWorker) => Desk.last.onmessage?.({ data })
  const asked = () => Desk.last.posted.flatMap((message) => (message.do === 'ask' ? [message.number] : []))
  const dropped = () =>
    logEntries().filter(({ source, message }) => source === 'analysis' && /out of step/.test(message))
  const answer = (name: string) => ({ name }) as unknown as Answer
  const question = (name: string) => ({ name }) as unknown as Question
  const before = dropped().length

  session.ask(question('all'))
  say({ told: 'answer', number: asked()[0] ?? 0, answer: answer('of all') })
  expect(session.state().answer).toEqual(answer('of all'))

  session.ask(question('M101'))
  session.ask(question('M102'))
  say({ told: 'answer', number: asked()[1] ?? 0, answer: answer('of M101') })
  expect(session.state().answer).toEqual(answer('of all'))
  expect(dropped()).toHaveLength(before + 1)

  say({ told: 'answer', number: asked()[2] ?? 0, answer: answer('of M102') })
  expect(session.state().answer).toEqual(answer('of M102'))
  expect(dropped()).toHaveLength(before + 1)
  session.end()
})

test('T-PLANT-405 while what is older is on its way, the loaded time is answered and a question about more waits for it', async () => {
  vi.stubGlobal('Worker', Desk)
  const pages: { from: string; to: string; free: () => void }[] = []
  vi.stubGlobal('fetch', (_: unknown, init: { body: string }) => {
    const { from, to } = JSON.parse(init.body).payload
    const page = { length: 0, texts: {}, numbers: {} }
    const answer = { data: [{ data_version: '1', scope: '', page, next: '' }], status: 200, code: 0, message: '' }
    const { promise, resolve } = Promise.withResolvers<Response>()
    pages.push({ from, to, free: () => resolve(new Response(JSON.stringify(answer), { status: 200 })) })
    return promise
  })
  const session = startAnalysis({ database: 'db', dataset: 'history-scrap', scope: '', today: () => '2030-06-12' })
  const say = (data: FromWorker) => Desk.last.onmessage?.({ data })
  const asked = () => Desk.last.posted.flatMap((message) => (message.do === 'ask' ? [message] : []))
  const question = (start: string) => ({ period: { start, end: '2030-06-12' } }) as unknown as Question
  const offer = { options: {}, weeks: [], largest: 0 }
  const answered = () => say({ told: 'answer', number: asked().at(-1)?.number ?? 0, answer: {} as Answer })
  session.ask(question('2029-06-12'))
  answered()
  say({ told: 'opened', mark: null, storage: 'kept', offer: null })
  await expect.poll(() => pages).toMatchObject([{ from: '2029-06-12', to: '2030-06-12' }])
  pages[0]?.free()
  await expect.poll(() => pages[1]).toMatchObject({ from: '2027-06-12', to: '2029-06-11' })
  say({ told: 'so-far', offer })
  expect(session.state()).toMatchObject({ offer, answer: null })
  answered()
  expect(session.state()).toMatchObject({ loadedFrom: '2029-06-12', waiting: false, offer, answer: {} })

  const before = asked().length
  session.ask(question('2028-06-12'))
  expect(session.state()).toMatchObject({ waiting: true, answer: null })
  expect(asked()).toHaveLength(before)

  pages[1]?.free()
  await expect.poll(() => Desk.last.posted.at(-1)).toMatchObject({ do: 'finish' })
  const mark = { dataset: 'history-scrap', from: '', to: '', newest: '', data_version: '1', scope: '', at: 0 } as const
  say({ told: 'finished', mark, storage: 'kept', offer })
  expect(session.state()).toMatchObject({ loadedFrom: null, waiting: false, progress: null })
  expect(asked().at(-1)?.question).toEqual(question('2028-06-12'))
  session.end()
})

test('T-PLANT-535 what was answered before the first rows came is no verdict about them', async () => {
  vi.stubGlobal('Worker', Desk)
  vi.stubGlobal('fetch', async () => {
    const page = { length: 0, texts: {}, numbers: {} }
    const data = [{ data_version: '1', scope: '', page, next: '' }]
    return new Response(JSON.stringify({ data, status: 200, code: 0, message: '' }), { status: 200 })
  })
  const session = startAnalysis({ database: 'db', dataset: 'history-scrap', scope: '', today: () => '2030-06-12' })
  const say = (data: FromWorker) => Desk.last.onmessage?.({ data })
  const asked = () => Desk.last.posted.flatMap((message) => (message.do === 'ask' ? [message.number] : []))
  const answer = (count: number) => ({ count }) as unknown as Answer
  const answered = (count: number) => say({ told: 'answer', number: asked().at(-1) ?? 0, answer: answer(count) })
  const finished: FromWorker = {
    told: 'finished',
    storage: 'kept',
    offer: { options: {}, weeks: [], largest: 0 },
    mark: { dataset: 'history-scrap', from: '', to: '', newest: '', data_version: '1', scope: '', at: 0 },
  }
  session.ask({ period: { start: '2027-06-12', end: '2030-06-12' } } as unknown as Question)
  answered(0)
  say({ told: 'opened', mark: null, storage: 'kept', offer: null })
  await expect.poll(() => Desk.last.posted.at(-1)).toMatchObject({ do: 'finish' })
  say(finished)
  expect(session.state().answer).toBeNull()
  answered(73_387)
  expect(session.state().answer).toEqual(answer(73_387))

  say(finished)
  expect(session.state().answer, 'an answer about rows stays until the next one').toEqual(answer(73_387))
  session.end()
})
