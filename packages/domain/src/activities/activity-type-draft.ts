/** What a kind of activity must be before it is kept. The form and the server ask the same. */
import { wrongMailAddress } from '../ground/mail-addresses.ts'
import { isNamed, tidyNames } from '../ground/names.ts'
import type { Refusal } from '../ground/refusal.ts'
import type { ActivityStep, ActivityTypeSetting } from './model/activity-type-setting.ts'

const pairs = [
  ['reasonable_low', 'reasonable_high'],
  ['limit_low', 'limit_high'],
  ['control_low', 'control_high'],
] as const

const isNumber = ({ input_type }: Pick<ActivityStep, 'input_type'>) =>
  input_type === 'number' || input_type === 'measurement'

type Checked = Pick<
  ActivityTypeSetting,
  'steps' | 'extra_info_1_type' | 'extra_info_1_label' | 'after_ok' | 'manual' | 'mail_to'
>

/** The first thing that is wrong; null when nothing is. */
export function activityTypeProblem(type: Checked): Refusal | null {
  for (const [index, step] of type.steps.entries()) {
    const problem = stepProblem(step, index + 1)
    if (problem) return problem
  }
  if (type.extra_info_1_type !== null && !isNamed(type.extra_info_1_label)) {
    return { refusal: 'activity-label-needed', values: {} }
  }
  // Done, it would stand there again in the same second, for ever.
  if (type.after_ok.create === 'same' && type.after_ok.after_minutes === 0) {
    return { refusal: 'activity-interval-needed', values: {} }
  }
  for (const to of Object.values(type.mail_to)) {
    const address = wrongMailAddress(to)
    if (address !== null) return { refusal: 'mail-address-wrong', values: { address } }
  }
  return null
}

function stepProblem(step: ActivityStep, number: number): Refusal | null {
  if (!isNamed(step.question)) return { refusal: 'activity-step-empty', values: { step: number } }
  if (step.input_type === 'list' && step.choices.length < 2) {
    return { refusal: 'activity-step-choices', values: { step: number } }
  }
  const turned = pairs.some(([low, high]) => {
    const [from, to] = [step[low], step[high]]
    return from !== null && to !== null && from > to
  })
  if (isNumber(step) && turned) return { refusal: 'activity-step-limits', values: { step: number } }
  return null
}

/** Limits and choices that the kind of a step has no use for are not kept, nor are choices without a name. */
export function tidyStep(step: ActivityStep): ActivityStep {
  const none = { reasonable_low: null, reasonable_high: null, limit_low: null, limit_high: null }
  const numbers = isNumber(step) ? {} : { ...none, control_low: null, control_high: null, nominal: null, unit: '' }
  const choices = step.choices.filter(isNamed).map(tidyNames)
  return { ...step, ...numbers, choices: step.input_type === 'list' ? choices : [] }
}

/** Whether people would be asked something else than before. */
export function stepsDiffer(before: readonly ActivityStep[], after: readonly ActivityStep[]): boolean {
  const words = (steps: readonly ActivityStep[]) =>
    JSON.stringify(
      steps
        .map((step) => ({
          ...step,
          question: tidyNames(step.question),
          note: tidyNames(step.note),
          choices: step.choices.map(tidyNames),
        }))
        .map((step) => Object.entries(step).sort(([a], [b]) => (a < b ? -1 : 1))),
    )
  return words(before) !== words(after)
}
