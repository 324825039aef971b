import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { MachineGroup } from '@takt/domain/machines/overview/widget-order.ts'
import { Tabs } from '@takt/ui/tabs/Tabs.tsx'
import { type ReactNode, useState } from 'react'
import { currentTheme } from '../../../data/session/theme.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './MachineWidgetsPage.module.css'

interface CardGroupsProps {
  groups: readonly MachineGroup<Machine>[]
  cards: (group: MachineGroup<Machine>) => ReactNode
}

/** Groups of cards below each other or, where the theme says so, one behind the other. */
export function CardGroups({ groups, cards }: CardGroupsProps) {
  const text = useText()
  const [chosen, setChosen] = useState('')
  if (!currentTheme().tabbeddisplay || groups.length < 2) {
    return groups.map((group) => (
      <section key={group.code} className={styles.group}>
        {group.description !== '' && <h2 className={styles.groupName}>{group.description}</h2>}
        {cards(group)}
      </section>
    ))
  }
  // The machines of a group may all have gone to another: its tab goes, and the first one is shown.
  const shown = groups.find(({ code }) => code === chosen) ?? groups[0]
  return (
    <Tabs
      label={text('cards.groups')}
      value={shown?.code ?? ''}
      onValueChange={setChosen}
      tabs={groups.map((group) => ({
        value: group.code,
        label: group.description,
        badge: group.machines.length,
        panel: cards(group),
      }))}
    />
  )
}
