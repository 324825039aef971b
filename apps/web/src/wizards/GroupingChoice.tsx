import { employeeGroupings } from '@takt/domain/people/group-employees.ts'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { useEmployeeGrouping } from '../data/people/employee-grouping.ts'
import { useText } from '../data/words/use-text.ts'

/** By what a list of employees is grouped: asked beside the list, kept for the person. */
export function GroupingChoice() {
  const text = useText()
  const { by, choose } = useEmployeeGrouping()
  return (
    <Segmented
      label={text('cards.group')}
      value={by}
      onValueChange={choose}
      options={(['none', ...employeeGroupings] as const).map((value) => ({
        value,
        label: text(`cards.group-${value}`),
      }))}
    />
  )
}
