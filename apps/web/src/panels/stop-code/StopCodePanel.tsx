import { useText } from '../../data/words/use-text.ts'
import { CodingBar } from '../CodingBar.tsx'
import type { PanelProps } from '../define-panel.ts'

export interface StopCodeAnswer {
  readonly note: string
}

export default function StopCodePanel({ selection, busy, disabled, perform }: PanelProps<'stop-code', StopCodeAnswer>) {
  const text = useText()
  const { machine_id, code } = selection
  return (
    <CodingBar
      // Another code is another answer: its note starts empty.
      key={`${machine_id} ${code.stop_code}`}
      code={code}
      about={machine_id}
      saveLabel={text('stop.save')}
      busy={busy}
      whyNot={(note) => disabled({ note })}
      onSave={(note) => void perform({ note })}
    />
  )
}
