import { changedInputs } from '@takt/domain/scrap/input-groups.ts'
import { call } from '../../data/call/call.ts'
import type { Asked } from '../engine/define-step.ts'
import { defineWizard, use } from '../engine/define-wizard.ts'
import { employee } from '../steps/employee/employee.step.ts'
import { inputGroup } from '../steps/input-group/input-group.step.ts'
import { inputSummary } from '../steps/input-summary/input-summary.step.ts'
import { entryOf } from '../steps/input-value/entered-input.ts'
import { inputValues } from '../steps/input-value/input-value.step.ts'

/** Sets the values of a group, one step each. What is left empty stays as it is. */
export const inputGroups = defineWizard({
  id: 'input-groups',
  title: 'wizard.input-groups',
  about: ({ answer }) => answer(inputGroup)?.group.description,
  steps: [
    use(inputGroup),
    ...inputValues.map((step, index) =>
      use(step, {
        when: (asked) => settingAt(asked, index) !== null,
        settings: (asked) => ({ of: nameAt(asked, index), setting: settingAt(asked, index) }),
        title: (asked) => settingAt(asked, index)?.property_description,
      }),
    ),
    use(employee),
    use(inputSummary, { settings: (asked) => ({ changed: changedOf(asked) }) }),
  ],
  finish: async (asked, { requestId }) => {
    const picked = asked.answer(inputGroup)
    if (!picked) throw new Error('input-groups cannot finish without a group')
    const { machine_id, tool_id, part_no } = asked.machine
    const settings = changedOf(asked).map(({ setting_type, property_description, property_set_value, new_value }) => ({
      setting_type,
      property_description,
      property_set_value,
      new_value,
    }))
    await call(
      'save_input_group_values',
      {
        input_group_record_link: picked.group.record_no,
        machine_id,
        tool_id,
        part_no,
        settings,
        employee: asked.answer(employee).number.trim(),
      },
      { requestId },
    )
    return { key: 'wizard.input-groups.done', values: { count: settings.length, group: picked.group.description } }
  },
})

function settingAt({ answer }: Asked, index: number) {
  return answer(inputGroup)?.settings[index] ?? null
}

function nameAt(asked: Asked, index: number): string {
  return `${asked.answer(inputGroup)?.group.record_no}/${settingAt(asked, index)?.property_description}`
}

function changedOf(asked: Asked) {
  const entries = inputValues.map((step, index) => entryOf(asked.answer(step), nameAt(asked, index)))
  return changedInputs(asked.answer(inputGroup)?.settings ?? [], entries)
}
