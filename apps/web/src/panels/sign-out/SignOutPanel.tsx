import { Button } from '@takt/ui/button/Button.tsx'
import { UserIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../data/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import styles from './SignOutPanel.module.css'

export default function SignOutPanel({ selection, busy, perform }: PanelProps<'signed-in', Record<string, never>>) {
  const text = useText()
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <p className={styles.name}>{selection.employee_name}</p>
        <p className={styles.about}>
          {selection.employee_number} · {selection.machine_id}
        </p>
      </div>
      <Button size="primary" variant="primary" icon={<UserIcon />} busy={busy} onClick={() => void perform({})}>
        {text('people.sign-out')}
      </Button>
    </div>
  )
}
