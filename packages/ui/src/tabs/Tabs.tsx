import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Tabs.module.css'

export interface Tab<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  /** A count beside the label. */
  badge?: ReactNode
  disabled?: boolean | undefined
  panel: ReactNode
}

export interface TabsProps<Value extends string> {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: readonly Tab<Value>[]
  className?: string | undefined
}

export function Tabs<Value extends string>({ label, value, onValueChange, tabs, className }: TabsProps<Value>) {
  return (
    <Base.Root className={classNames(styles.tabs, className)} value={value} onValueChange={onValueChange}>
      <Base.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} className={styles.tab} value={tab.value} disabled={tab.disabled}>
            {tab.icon}
            {tab.label}
            {tab.badge != null && <span className={styles.badge}>{tab.badge}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} className={styles.panel} value={tab.value}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
