import type { Answer, Question } from '@takt/domain/analysis/answer.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { logEntries } from '../data/client-log.ts'
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
