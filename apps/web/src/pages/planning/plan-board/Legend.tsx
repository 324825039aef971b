import { InfoIcon } from '@takt/ui/icon/icons.tsx'
import { StatusSign } from '@takt/ui/state/StatusTag.tsx'
import { useText } from '../../../data/words/use-text.ts'
import styles from './Legend.module.css'

export function Legend() {
  const text = useText()
  return (
    <ul className={styles.legend} aria-label={text('plan.legend')}>
      <li>
        <span className={styles.keyRunning} /> {text('plan.runs')}
      </li>
      <li>
        <span className={styles.keyWaiting} /> {text('plan.waits')}
      </li>
      <li>
        <span className={styles.keySetUp} /> {text('plan.setup')}
      </li>
      <li>
        <span aria-hidden="true">
          <StatusSign tone="bad" label="" />
        </span>{' '}
        {text('order.late')}
      </li>
      <li>
        <span aria-hidden="true">
          <StatusSign tone="warning" label="" />
        </span>{' '}
        {text('order.at-risk')}
      </li>
      <li>
        <InfoIcon size={20} /> {text('plan.problem')}
      </li>
      <li>
        <span className={styles.keyOff} /> {text('plan.off')}
      </li>
    </ul>
  )
}
