import type { ChecklistQuestion, InternalActivity } from '@takt/domain/activities/model/activity.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { exampleContext, noMarks } from '../engine/example-context.ts'
import { askedOf, initialValues, planOf } from '../engine/plan.ts'
import { runActivity } from './run-activity.wizard.ts'

const plain = {
  record_no: '17',
  machine_id: 'M101',
  description: 'Round',
  perform: 1,
  authentication_mode: '',
  use_checklist: 0,
  ask_number: 0,
  ask_sscc: 0,
  ask_note: 0,
} as InternalActivity
const everything = { ...plain, use_checklist: 1, ask_number: 1, ask_sscc: 1, ask_note: 1 } as InternalActivity
const question = { row_no: 10, question: 'Clean?', input_type: 'yes-no-deviation', unit: '' } as ChecklistQuestion
const context = exampleContext()

const answers = (activity: InternalActivity, change: object = {}) => ({
  ...initialValues(runActivity),
  activity,
  employee: { number: ' 0042 ', check: 'ok', name: 'Anna Berg', verification: 'proof' },
  checklist: {
    record_no: '17',
    questions: [question],
    answers: { 10: { entered_value: 'no', exception_note: 'oil' } },
  },
  number: '4',
  sscc: '(00)106141412345678908',
  note: ' done ',
  ...change,
})
const stepsFor = (values: ReturnType<typeof answers>) =>
  planOf(runActivity, { context, unknown: new Set() })(values).filter(({ enabled }) => enabled)

describe('the steps', () => {
  test('W-WIZARD-36 W-WIZARD-37-X only what the activity asks for is asked', () => {
    expect(stepsFor(answers(plain)).map(({ id }) => id)).toEqual(['activity', 'employee', 'activity-summary'])
    expect(stepsFor(answers(everything)).map(({ id }) => id)).toEqual([
      'activity',
      'employee',
      'checklist',
      'number',
      'sscc',
      'note',
      'activity-summary',
    ])
  })

  test.each<[string, object, string]>([
    [
      'W-WIZARD-37-X a question without an answer',
      { checklist: { record_no: '17', questions: [question], answers: {} } },
      'checklist',
    ],
    [
      'W-WIZARD-37-X a deviation without a remark',
      {
        checklist: {
          record_no: '17',
          questions: [question],
          answers: { 10: { entered_value: 'no', exception_note: '' } },
        },
      },
      'checklist',
    ],
    [
      'answers of another activity',
      { checklist: { record_no: '16', questions: [question], answers: {} } },
      'checklist',
    ],
    ['W-VALID-31 an empty note', { note: ' ' }, 'note'],
    ['W-VALID-28 an invalid SSCC', { sscc: '106141412345678909' }, 'sscc'],
    ['no number', { number: '' }, 'number'],
    ['W-VALID-32 an activity that may not be performed', { activity: { ...everything, perform: 0 } }, 'activity'],
  ])('%s stands in the way', (_what, change, step) =>
    expect(
      stepsFor(answers(everything, change))
        .filter(({ blocked }) => blocked)
        .map(({ id }) => id),
    ).toEqual([step]),
  )

  test('T-PLANT-283 the head says which activity is performed', () => {
    expect(runActivity.about?.(askedOf(runActivity, context, answers(plain)))).toBe('Round')
    expect(runActivity.about?.(askedOf(runActivity, context, initialValues(runActivity)))).toBeUndefined()
  })

  test('W-WIZARD-13-X the selection of an activity advances by itself', () =>
    expect(runActivity.steps.find(({ id }) => id === 'activity')?.advancesOnPick).toBe(true))

  test.each([
    ['', false],
    ['USER_WITH_MANUAL_VERIFICATION', true],
  ])('W-STATE-07 authentication %s: the operator must say who they are: %s', (authentication_mode, manual) => {
    const asked = askedOf(runActivity, context, answers({ ...plain, authentication_mode } as InternalActivity))
    const step = runActivity.steps.find(({ id }) => id === 'employee')!
    expect(step.settings(asked)).toMatchObject({ manualVerification: manual })
  })
})

describe('the check mark', () => {
  const sent: unknown[] = []
  const realFetch = globalThis.fetch
  beforeEach(() => {
    sent.length = 0
    globalThis.fetch = async (_url, init) => {
      sent.push(JSON.parse(String(init?.body)))
      return Response.json({ data: [{ status: 4 }], call_status: [{ call_code: 0, call_message: '' }] })
    }
  })
  afterEach(() => {
    globalThis.fetch = realFetch
  })

  test('W-WIZARD-37-X sends perform_internal_activity with what was asked and nothing else', async () => {
    const attempt = { requestId: '0b6f6c3e-7a70-4c53-9d53-0f2f6a1c8a11', at: 0 }
    await runActivity.finish(askedOf(runActivity, context, answers(everything)), attempt, noMarks)
    await runActivity.finish(askedOf(runActivity, context, answers(plain)), attempt, noMarks)
    const shared = { record_no: '17', machine_id: 'M101', employee: '0042', verification: 'proof' }
    expect(sent).toMatchObject([
      {
        name: 'perform_internal_activity',
        request_id: attempt.requestId,
        payload: {
          ...shared,
          checklist: [{ row_no: 10, entered_value: 'no', exception_note: 'oil' }],
          number: 4,
          sscc: '106141412345678908',
          note: 'done',
        },
      },
      { payload: { ...shared, checklist: [], number: null, sscc: '', note: '' } },
    ])
  })
})
