import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { CloseIcon, PlusIcon } from '../icon/icons.tsx'
import styles from './Tabs.module.css'

export interface Tab<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  /** A count beside the label. */
  badge?: ReactNode
  disabled?: boolean | undefined
  panel: ReactNode
  /** Gives the tab a cross; on the keyboard Delete removes it. */
  remove?: { label: string; run: () => void } | undefined
}

export interface TabsProps<Value extends string> {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: readonly Tab<Value>[]
  className?: string | undefined
  /** A last tab '+' that makes a new one. */
  add?: { label: string; run: () => void } | undefined
}

const ADD = '+'

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, value, onValueChange, tabs, className, add } = props
  const choose = (next: Value | typeof ADD) => (next === ADD ? add?.run() : onValueChange(next))
  return (
    <Base.Root className={classNames(styles.tabs, className)} value={value} onValueChange={choose}>
      <Base.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            className={classNames(styles.tab, tab.remove && styles.removable)}
            value={tab.value}
            disabled={tab.disabled}
            aria-keyshortcuts={tab.remove && 'Delete'}
            onKeyDown={(event) => event.key === 'Delete' && tab.remove?.run()}
          >
            {tab.icon}
            {tab.label}
            {tab.badge != null && <span className={styles.badge}>{tab.badge}</span>}
            {tab.remove && <RemoveMark {...tab.remove} />}
          </Base.Tab>
        ))}
        {add && (
          <Base.Tab className={styles.tab} value={ADD} aria-label={add.label} title={add.label}>
            <PlusIcon />
          </Base.Tab>
        )}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} className={styles.panel} value={tab.value}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}

/** For the pointer only: a button inside a tab could not be reached by keyboard, where Delete does the same. */
function RemoveMark({ label, run }: { readonly label: string; readonly run: () => void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <span
      className={styles.remove}
      title={label}
      data-remove
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation()
        run()
      }}
    >
      <CloseIcon size={18} />
    </span>
  )
}
