import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { ProgressBar } from '@takt/ui/progress/ProgressBar.tsx'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { Analysis } from './analysis/use-analysis.ts'
import styles from './FirstLoad.module.css'

/** Until the chosen time is there: how far it is, above the charts and in nobody's way. Breaking it off leaves nothing behind. */
export function FirstLoad({ analysis: { progress, loadedFrom, storage, cancel } }: { readonly analysis: Analysis }) {
  const text = useText()
  const number = useNumber()
  if (progress?.kind !== 'first' || loadedFrom !== null) return null
  const { downloaded, records, written } = progress
  const counted = (count: number) => text('analysis.load.records', { count: number(count) })
  return (
    <Card
      title={text('analysis.load.title')}
      actions={
        <Button variant="quiet" onClick={cancel}>
          {text('shell.cancel')}
        </Button>
      }
    >
      <div className={styles.bars}>
        <p>{text('analysis.load.text')}</p>
        <ProgressBar label={text('analysis.load.downloaded')} value={downloaded * 100} valueText={counted(records)} />
        <ProgressBar
          label={text(storage === 'kept' ? 'analysis.load.written' : 'analysis.load.in-memory')}
          value={records === 0 ? 0 : (written / records) * downloaded * 100}
          valueText={counted(written)}
        />
      </div>
    </Card>
  )
}
