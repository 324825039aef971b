import { describe, expect, test } from 'vitest'
import { type LinkInput, linkAtRest, reduceLink, retryDelay, SILENCE_MS } from './link-state.ts'

const welcome: LinkInput = { kind: 'welcome', at: 1_000, epoch: 'e1', seq: 7 }
const after = (...inputs: LinkInput[]) => inputs.reduce(reduceLink, linkAtRest)

describe('link state', () => {
  const rows: [string, LinkInput[], Partial<ReturnType<typeof after>>][] = [
    ['starts as connecting', [{ kind: 'start', at: 5 }], { state: 'connecting', lostSince: null }],
    ['a welcome makes it live', [welcome], { state: 'live', since: { epoch: 'e1', seq: 7 }, attempt: 0 }],
    [
      'what is heard moves the place to resume from',
      [welcome, { kind: 'heard', at: 2_000, seq: 9 }],
      { since: { epoch: 'e1', seq: 9 }, lastHeard: 2_000 },
    ],
    [
      'an older seq never moves it back',
      [welcome, { kind: 'heard', at: 2_000, seq: 3 }],
      { since: { epoch: 'e1', seq: 7 } },
    ],
    [
      'two missed beats and no more: still live',
      [welcome, { kind: 'tick', at: 1_000 + SILENCE_MS }],
      { state: 'live', lostSince: null },
    ],
    [
      'silence beyond two beats is lost since the last word',
      [welcome, { kind: 'tick', at: 1_001 + SILENCE_MS }],
      { state: 'lost', lostSince: 1_000 },
    ],
    [
      'a closed link is connecting first, so that a quick return alarms nobody',
      [welcome, { kind: 'closed', at: 1_200 }],
      { state: 'connecting', attempt: 1, since: { epoch: 'e1', seq: 7 } },
    ],
    [
      'and lost when it does not come back in time',
      [welcome, { kind: 'closed', at: 1_200 }, { kind: 'tick', at: 6_000 }],
      { state: 'lost', lostSince: 1_000 },
    ],
    [
      'attempts count up while lost',
      [welcome, { kind: 'tick', at: 9_000 }, { kind: 'closed', at: 9_001 }, { kind: 'closed', at: 9_500 }],
      { state: 'lost', attempt: 2 },
    ],
    [
      'never welcomed at all is lost as well',
      [
        { kind: 'start', at: 0 },
        { kind: 'tick', at: 4_001 },
      ],
      { state: 'lost', lostSince: 0 },
    ],
    [
      'a new welcome heals everything',
      [
        welcome,
        { kind: 'tick', at: 9_000 },
        { kind: 'closed', at: 9_001 },
        { ...welcome, at: 9_900, epoch: 'e2', seq: 1 },
      ],
      { state: 'live', lostSince: null, attempt: 0, since: { epoch: 'e2', seq: 1 } },
    ],
  ]
  test.each(rows)('%s', (_, inputs, expected) => expect(after(...inputs)).toMatchObject(expected))

  test('silence is seen within 5 s, checked twice a second', () => expect(SILENCE_MS + 500).toBeLessThan(5_000))

  test.each([
    [1, 0, 250],
    [1, 1, 250],
    [2, 1, 500],
    [3, 0, 500],
    [3, 1, 1_000],
    [20, 0, 750],
    [20, 1, 1_500],
  ])('T-CALL-29-X attempt %i with chance %i waits %i ms', (attempt, random, wait) =>
    expect(retryDelay(attempt, random)).toBe(wait),
  )
})
