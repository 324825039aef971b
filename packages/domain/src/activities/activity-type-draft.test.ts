import { expect, test } from 'vitest'
import type { Names } from '../ground/names.ts'
import { activityTypeProblem, stepsDiffer, tidyStep } from './activity-type-draft.ts'
import { blankStep } from './blank-activity-type.ts'
import type { ActivityStep } from './model/activity-type-setting.ts'

const step: ActivityStep = { ...blankStep, question: { en: 'Are all guards in place?' }, input_type: 'yes-no' }
const type = {
  steps: [step],
  manual: 1 as const,
  extra_info_1_type: null,
  extra_info_1_label: {},
  after_ok: { create: '', after_minutes: 0 },
  mail_to: { created: '', ok: '', exception: '', cancelled: '' },
}
const number = { ...step, input_type: 'number' as const }
const chosen = (choice: Names): ActivityStep => ({ ...step, input_type: 'list', choices: [choice] })

test.each([
  ['nothing wrong', {}, null],
  [
    'a list of one choice',
    { steps: [step, { ...step, input_type: 'list' as const, choices: [{ en: 'A' }] }] },
    'activity-step-choices',
  ],
  ['a list of two', { steps: [{ ...step, input_type: 'list' as const, choices: [{ en: 'A' }, { sv: 'B' }] }] }, null],
  ['limits the wrong way round', { steps: [{ ...number, limit_low: 5, limit_high: 4 }] }, 'activity-step-limits'],
  [
    'control limits the wrong way round',
    { steps: [{ ...number, control_low: 5, control_high: 4 }] },
    'activity-step-limits',
  ],
  [
    'reasonable limits the wrong way round',
    { steps: [{ ...number, reasonable_low: 1, reasonable_high: -1 }] },
    'activity-step-limits',
  ],
  ['one limit alone', { steps: [{ ...number, limit_low: 5 }] }, null],
  ['limits of a question without numbers', { steps: [{ ...step, limit_low: 5, limit_high: 4 }] }, null],
  ['an empty question', { steps: [{ ...step, question: { sv: ' ' } }] }, 'activity-step-empty'],
  ['a field without a name', { extra_info_1_type: 0 as const }, 'activity-label-needed'],
  ['again at once, for ever', { after_ok: { create: 'same', after_minutes: 0 } }, 'activity-interval-needed'],
  ['again after an hour', { after_ok: { create: 'same', after_minutes: 60 } }, null],
  ['a word that is no address', { mail_to: { ...type.mail_to, ok: 'bo' } }, 'mail-address-wrong'],
  ['another one at once', { after_ok: { create: '7', after_minutes: 0 } }, null],
])('T-PLANT-145 a kind of activity with %s', (_, change, refusal) => {
  expect(activityTypeProblem({ ...type, ...change })?.refusal ?? null).toBe(refusal)
})

test('T-PLANT-145 a step keeps only what its kind has a use for', () => {
  const written = { ...number, unit: 'mm', limit_low: 1, choices: [{ en: 'A' }] }
  expect(tidyStep(written)).toEqual({ ...written, choices: [] })
  expect(tidyStep({ ...written, input_type: 'yes-no' })).toEqual(step)
  expect(tidyStep({ ...written, input_type: 'list', choices: [{ en: 'A', sv: ' ' }, { de: ' ' }] })).toEqual({
    ...step,
    input_type: 'list',
    choices: [{ en: 'A' }],
  })
})

test.each([
  ['the same', [step], [{ ...step }], false],
  ['written in another order', [step], [Object.fromEntries(Object.entries(step).reverse()) as ActivityStep], false],
  [
    'names in another order',
    [{ ...step, note: { en: 'A', sv: 'B' } }],
    [{ ...step, note: { sv: 'B', en: 'A' } }],
    false,
  ],
  ['an empty name', [step], [{ ...step, note: { sv: '' } }], false],
  ['another word', [step], [{ ...step, note: { en: 'Look below.' } }], true],
  ['an empty name of a choice', [chosen({ en: 'A' })], [chosen({ sv: '', en: 'A' })], false],
  ['a choice in one more language', [chosen({ en: 'A' })], [chosen({ en: 'A', sv: 'B' })], true],
  ['another order', [step, number], [number, step], true],
  ['one less', [step, number], [step], true],
])('T-PLANT-146 a checklist with %s is another one: %s', (_, before, after, other) => {
  expect(stepsDiffer(before, after)).toBe(other)
})
