import { Button } from '@takt/ui/button/Button.tsx'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import styles from './WeightControlStep.module.css'

/** A weight that cannot be saved is no dead end. */
export function OutOfBounds({ machine_id, onAgain }: { machine_id: string; onAgain: () => void }) {
  const text = useText()
  const go = useGo()
  return (
    <div className={styles.bounds} role="alert">
      <p>
        <WarningIcon size={22} />
        {text('wizard.weight-control.red-text')}
      </p>
      <div className={styles.ways}>
        <Button onClick={onAgain}>{text('wizard.weight-control.again')}</Button>
        <Button onClick={() => go(to('scrapQuantity', { machine: machine_id }))}>
          {text('wizard.weight-control.scrap')}
        </Button>
      </div>
    </div>
  )
}
