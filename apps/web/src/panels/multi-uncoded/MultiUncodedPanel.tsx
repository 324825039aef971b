import { ProgressBar } from '@takt/ui/progress/ProgressBar.tsx'
import { useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import { CodingBar } from '../CodingBar.tsx'
import type { PanelProps } from '../define-panel.ts'

export interface MultiUncodedAnswer {
  readonly note: string
  onProgress(handled: number): void
}

type Props = PanelProps<'stops-to-code', MultiUncodedAnswer>

export default function MultiUncodedPanel({ selection, busy, disabled, perform }: Props) {
  const text = useText()
  const { stops, code } = selection
  // The list shrinks while its stops are coded; what was pressed for stays what is counted.
  const [progress, setProgress] = useState({ done: 0, all: 0 })
  const save = (note: string) => {
    const all = stops.length
    setProgress({ done: 0, all })
    void perform({ note, onProgress: (done) => setProgress({ done, all }) })
  }
  return (
    <CodingBar
      // Another code is another answer: its note starts empty.
      key={code.stop_code}
      code={code}
      about={text('stops.selected', { count: stops.length })}
      saveLabel={text('stops.save', { count: stops.length })}
      busy={busy}
      progress={
        busy && progress.all > 1 ? (
          <ProgressBar
            label={text('title.code-stops')}
            valueText={text('stops.progress', progress)}
            value={progress.done}
            max={progress.all}
          />
        ) : undefined
      }
      whyNot={(note) => disabled({ note, onProgress: ignore })}
      onSave={save}
    />
  )
}

function ignore(): void {}
