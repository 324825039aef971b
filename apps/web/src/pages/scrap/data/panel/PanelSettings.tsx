import { Button } from '@takt/ui/button/Button.tsx'
import { RefreshIcon } from '@takt/ui/icon/icons.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useNumber } from '../../../../data/words/format.ts'
import { useText } from '../../../../data/words/use-text.ts'
import { useDeviceValue } from '../../../../device/device-storage.ts'
import { manualMode } from '../analysis/manual-mode.ts'
import styles from './FilterPanel.module.css'
import type { PanelProps } from './panel-props.ts'

export function PanelSettings({ view, analysis }: PanelProps) {
  const text = useText()
  const number = useNumber()
  const manual = useDeviceValue(manualMode)
  const { mark, storage, answer, progress } = analysis
  return (
    <div className={styles.fields}>
      <Switch
        label={text('analysis.manual')}
        description={text('analysis.manual-text')}
        checked={manual}
        onCheckedChange={(on) => {
          manualMode.set(on)
          if (!on) view.update()
        }}
      />
      <Button icon={<RefreshIcon />} busy={progress !== null} onClick={() => analysis.load(true)}>
        {text('analysis.load-all')}
      </Button>
      <p className={styles.note}>{text('analysis.load-all-text')}</p>
      {mark && (
        <p className={styles.note}>
          {text('analysis.stored', { from: mark.from, to: mark.to, count: number(answer?.count ?? 0) })}
        </p>
      )}
      {storage !== null && storage !== 'kept' && (
        <p className={styles.problem}>{text(`analysis.storage.${storage}`)}</p>
      )}
    </div>
  )
}
