import { inputProblem, MOST_INPUT_VALUES } from '@takt/domain/scrap/input-groups.ts'
import { defineStep, type Verdict } from '../../engine/define-step.ts'
import { type EnteredInput, entryOf, type InputValueSettings } from './entered-input.ts'

/** One value of the group. Nothing entered leaves it as it is. */
const inputValue = {
  id: 'input-value',
  label: 'wizard.input-value',
  initial: { of: '', entry: '' } as EnteredInput,
  settings: { of: '', setting: null } as InputValueSettings,
  check: (value: EnteredInput, { of, setting }: InputValueSettings): Verdict => {
    const problem = setting && inputProblem(entryOf(value, of), setting.unit)
    return problem ? { blocked: { key: `wizard.input-value.${problem}` }, refused: true } : 'ok'
  },
  takesScan: true,
  load: () => import('./InputValueStep.tsx'),
} as const

/** One step for each setting that a group can have. */
export const inputValues = Array.from({ length: MOST_INPUT_VALUES }, (_, index) =>
  defineStep<EnteredInput, InputValueSettings>({
    ...inputValue,
    kind: inputValue.id,
    id: `${inputValue.id}-${index + 1}`,
  }),
)
