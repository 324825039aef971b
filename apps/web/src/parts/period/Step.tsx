import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { useText } from '../../data/words/use-text.ts'
import styles from './PeriodPicker.module.css'

interface StepProps {
  readonly by: 'before' | 'after'
  /** Undefined: there is nothing to go to. */
  readonly run: (() => void) | undefined
}

/** What cannot be gone to has no button, only its room: nothing moves below a finger that steps. */
export function Step({ by, run }: StepProps) {
  const text = useText()
  if (run === undefined) return <span className={styles.room} />
  const icon = by === 'before' ? <ChevronLeftIcon /> : <ChevronRightIcon />
  return <IconButton variant="secondary" aria-label={text(`period.${by}`)} icon={icon} onClick={run} />
}
