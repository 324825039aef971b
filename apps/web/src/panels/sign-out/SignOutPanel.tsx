import { Button } from '@takt/ui/button/Button.tsx'
import { UserIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../data/words/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import { PanelWords } from '../PanelWords.tsx'
import styles from './SignOutPanel.module.css'

export default function SignOutPanel({ selection, busy, perform }: PanelProps<'signed-in', Record<string, never>>) {
  const text = useText()
  return (
    <div className={styles.panel}>
      <PanelWords head={selection.employee_name} about={`${selection.employee_number} · ${selection.machine_id}`} />
      <Button size="primary" variant="primary" icon={<UserIcon />} busy={busy} onClick={() => void perform({})}>
        {text('people.sign-out')}
      </Button>
    </div>
  )
}
