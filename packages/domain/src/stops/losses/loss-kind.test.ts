import { expect, test } from 'vitest'
import { contradictsSetup, type KindHints, type LossKind, likelyKind } from './loss-kind.ts'

const plain: KindHints = { setup_time: 0, include_in_mtbf: 0 }

test.each<[string, Partial<KindHints>, LossKind[], LossKind]>([
  ['setup time is setup, whatever its group', { setup_time: 1, include_in_mtbf: 1 }, ['planned', 'planned'], 'setup'],
  ['as most of its group', {}, ['planned', 'waiting', 'planned'], 'planned'],
  ['as most of its group, whichever they are', {}, ['planned', 'breakdown', 'breakdown'], 'breakdown'],
  ['a failure in a group of breaks is as the breaks', { include_in_mtbf: 1 }, ['planned'], 'planned'],
  [
    'a group of two minds says nothing: a failure is a breakdown',
    { include_in_mtbf: 1 },
    ['planned', 'waiting'],
    'breakdown',
  ],
  ['a group of two minds says nothing: the rest waits', {}, ['planned', 'breakdown'], 'waiting'],
  ['the first of its group, a failure', { include_in_mtbf: 1 }, [], 'breakdown'],
  ['the first of its group', {}, [], 'waiting'],
])('T-PLANT-164 %s', (_, hints, others, kind) => expect(likelyKind({ ...plain, ...hints }, others)).toBe(kind))

test.each<[0 | 1, LossKind, boolean]>([
  [1, 'setup', false],
  [1, 'waiting', true],
  [1, 'planned', true],
  [1, 'breakdown', true],
  [0, 'setup', false],
  [0, 'waiting', false],
])('T-PLANT-232 setup time %i beside a loss to %s contradicts: %s', (setup_time, kind, contradicts) =>
  expect(contradictsSetup(setup_time, kind)).toBe(contradicts),
)
