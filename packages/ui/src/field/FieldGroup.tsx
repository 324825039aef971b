import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './FieldGroup.module.css'

interface FieldGroupProps {
  name: ReactNode
  /** How loud the name is: that of a part of a form, of some fields, or a remark above a list. */
  look?: 'part' | 'fields' | 'remark'
  children: ReactNode
}

/** Fields that belong together, under their name and without a frame. */
export function FieldGroup({ name, look = 'fields', children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={classNames(styles.name, styles[look])}>{name}</legend>
      {children}
    </fieldset>
  )
}
