import { displayStates } from '@takt/domain/machines/display-state.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { StateTag } from '@takt/ui/state/StateTag.tsx'
import { useText } from '../../../data/words/use-text.ts'
import styles from './ThemePage.module.css'

/** The parts that a theme changes most, beside the choices; states keep their colours in every theme. */
export function ThemePreview() {
  const text = useText()
  return (
    <Card title={text('theme.preview')}>
      <div className={styles.rows}>
        <div className={styles.tags}>
          {displayStates.map((state) => (
            <StateTag key={state} tone={state} label={text(`state.${state}`)} />
          ))}
        </div>
        <p>{text('theme.preview-text')}</p>
        <div className={styles.tags}>
          <Button size="primary" variant="primary">
            {text('theme.preview-primary')}
          </Button>
          <Button size="primary">{text('theme.preview-other')}</Button>
        </div>
      </div>
    </Card>
  )
}
