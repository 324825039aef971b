import { groupTerms } from '@takt/domain/machines/overview/group-terms.ts'
import type { ReactElement } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { ChoicePopover } from './ChoicePopover.tsx'
import { useGroups } from './use-groups.ts'

const none: readonly string[] = []

export default function GroupPopover({ trigger }: { trigger: ReactElement }) {
  const text = useText()
  const { term, choose } = useGroups(none)
  return (
    <ChoicePopover
      title={text('machines.group')}
      trigger={trigger}
      value={term ?? 'none'}
      options={[
        { value: 'none', label: text('machines.group-none') },
        ...groupTerms.map((value) => ({ value, label: text(`machines.sort-${value}`) })),
      ]}
      onChoose={(value) => choose(groupTerms.find((one) => one === value))}
    />
  )
}
